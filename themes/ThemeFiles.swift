public enum ThemeFiles {}
