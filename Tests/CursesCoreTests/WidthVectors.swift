/// Strings and their widths as measured; the columns of `Data/width-vectors.tsv`.
let widthVectors = """
  ascii	61	1	1	1
  latin  precomposed	E9	1	1	1
  e + U+0301	65 301	1	1	1
  stack of 6 marks	61 300 301 302 303 304 308	1	1	1
  stack of 3	6F 308 323 301	1	1	1
  CJK	65E5	1	2	2
  fullwidth A	FF21	1	2	2
  halfwidth katakana	FF71	1	1	1
  halfwidth + dakuten	FF76 FF9E	1	2	1
  ambiguous	3B1	1	1	1
  ambiguous	2500	1	1	1
  ambiguous	A7	1	1	1
  ambiguous	2460	1	1	1
  ?	2580	1	1	1
  hangul LVT precomposed	AC01	1	2	2
  hangul jamo L+V+T	1100 1161 11A8	1	2	2
  hangul jamo L+V	1100 1161	1	2	2
  lone V jamo	1161	1	0	0
  lone T jamo	11A8	1	0	0
  devanagari	915 93F	1	2	1
  devanagari  conj	915 94D 937	1	2	1
  devanagari	928 92E 938 94D 924 947	3	4	3
  tamil	BA8 BBF	1	2	1
  bengali	995 9CD 9B7	1	2	1
  thai	E01 E33	1	2	1
  thai	E01 E48	1	1	1
  arabic	644 627	2	2	2
  emoji	1F600	1	2	2
  emoji + skin	1F44D 1F3FD	1	4	2
  skin tone alone	1F3FD	1	2	2
  ZWJ family 3	1F468 200D 1F469 200D 1F467	1	6	2
  ZWJ family 4	1F468 200D 1F469 200D 1F467 200D 1F466	1	8	2
  ZWJ rainbow flag	1F3F3 FE0F 200D 1F308	1	3	2
  ZWJ heart on fire	2764 FE0F 200D 1F525	1	3	2
  woman technologist dark	1F469 1F3FF 200D 1F4BB	1	6	2
  flag	1F1E9 1F1EA	1	2	2
  lone RI	1F1E9	1	1	2
  3 RIs	1F1E9 1F1EA 1F1EB	2	3	4
  England flag tags	1F3F4 E0067 E0062 E0065 E006E E0067 E007F	1	2	2
  VS16	2764 FE0F	1	1	2
  no VS	2764	1	1	1
  VS16	263A FE0F	1	1	2
  ?	263A	1	1	1
  VS16	2702 FE0F	1	1	2
  keycap 1	31 FE0F 20E3	1	1	2
  keycap no VS 1	31 20E3	1	1	1
  default emoji	231A	1	2	2
  + VS15	231A FE0E	1	2	1
  + VS16	A9 FE0F	1	1	2
  ?	2122 FE0F	1	1	2
  ZWSP	61 200B 62	3	2	2
  ZWJ alone	61 200D 62	2	2	2
  ZWNJ	61 200C 62	2	2	2
  soft hyphen	61 AD 62	3	3	3
  BOM	61 FEFF 62	3	2	2
  WJ	61 2060 62	3	2	2
  RLM	61 200F 62	3	2	2
  combining enclosing	61 20DD	1	1	1
  PUA nerd font	E0B0	1	1	1
  PUA plane15	F0001	1	1	1
  em dash	2014	1	1	1
  ?	2026	1	1	1
  tag char alone	E0041	1	0	0
  variation sel CJK	845B E0100	1	2	2
  new emoji U+1FAE8	1FAE8	1	2	2
  unassigned U+0378	378	1	1	1
  Unicode 16 U+1FAE9	1FAE9	1	2	2
  box drawing light	256D	1	1	1
  braille	28FF	1	1	1
  legacy computing	1FB00	1	1	1
  octant U+1CD00	1CD00	1	1	1
  math bold	1D400	1	1	1
  old hangul	1100 119E	1	2	2
  """
