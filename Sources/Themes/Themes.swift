// Themes
