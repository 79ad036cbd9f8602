// InputFormats
