/// The built-in theme files, as they lie in `schemes`.
///
/// Embedded files cannot be enumerated, so they are listed here; a test holds the list against the
/// folder, and names and variants against the files.
public enum ThemeFiles {
  public struct File: Sendable {
    /// The file's name without its ending.
    public let slug: String
    /// The name inside the file.
    public let name: String
    public let isDark: Bool
    public let bytes: @Sendable () -> [UInt8]
  }

  public static let all: [File] = [
    File(slug: "bubblepad-abyss", name: "Bubblepad Abyss", isDark: true) {
      PackageResources.bubblepad_abyss_yaml
    },
    File(slug: "bubblepad-clear-light", name: "Bubblepad Clear Light", isDark: false) {
      PackageResources.bubblepad_clear_light_yaml
    },
    File(slug: "bubblepad-clear", name: "Bubblepad Clear Dark", isDark: true) {
      PackageResources.bubblepad_clear_yaml
    },
    File(slug: "bubblepad-contrast-light", name: "Bubblepad High Contrast Light", isDark: false) {
      PackageResources.bubblepad_contrast_light_yaml
    },
    File(slug: "bubblepad-contrast", name: "Bubblepad High Contrast", isDark: true) {
      PackageResources.bubblepad_contrast_yaml
    },
    File(slug: "bubblepad-dark", name: "Bubblepad Dark", isDark: true) {
      PackageResources.bubblepad_dark_yaml
    },
    File(slug: "bubblepad-lava", name: "Bubblepad Lava", isDark: true) {
      PackageResources.bubblepad_lava_yaml
    },
    File(slug: "bubblepad-light", name: "Bubblepad Light", isDark: false) {
      PackageResources.bubblepad_light_yaml
    },
    File(slug: "bubblepad-mono-light", name: "Bubblepad Monochrome Light", isDark: false) {
      PackageResources.bubblepad_mono_light_yaml
    },
    File(slug: "bubblepad-mono", name: "Bubblepad Monochrome", isDark: true) {
      PackageResources.bubblepad_mono_yaml
    },
    File(slug: "bubblepad-soap", name: "Bubblepad Soap", isDark: false) {
      PackageResources.bubblepad_soap_yaml
    },
    File(slug: "catppuccin-latte", name: "Catppuccin Latte", isDark: false) {
      PackageResources.catppuccin_latte_yaml
    },
    File(slug: "catppuccin-mocha", name: "Catppuccin Mocha", isDark: true) {
      PackageResources.catppuccin_mocha_yaml
    },
    File(slug: "dracula", name: "Dracula", isDark: true) {
      PackageResources.dracula_yaml
    },
    File(slug: "everforest-dark", name: "Everforest Dark", isDark: true) {
      PackageResources.everforest_dark_yaml
    },
    File(slug: "gruvbox-dark", name: "Gruvbox Dark", isDark: true) {
      PackageResources.gruvbox_dark_yaml
    },
    File(slug: "gruvbox-light", name: "Gruvbox Light", isDark: false) {
      PackageResources.gruvbox_light_yaml
    },
    File(slug: "kanagawa", name: "Kanagawa", isDark: true) {
      PackageResources.kanagawa_yaml
    },
    File(slug: "nord", name: "Nord", isDark: true) {
      PackageResources.nord_yaml
    },
    File(slug: "rose-pine-dawn", name: "Rosé Pine Dawn", isDark: false) {
      PackageResources.rose_pine_dawn_yaml
    },
    File(slug: "rose-pine", name: "Rosé Pine", isDark: true) {
      PackageResources.rose_pine_yaml
    },
    File(slug: "solarized-dark", name: "Solarized Dark", isDark: true) {
      PackageResources.solarized_dark_yaml
    },
    File(slug: "solarized-light", name: "Solarized Light", isDark: false) {
      PackageResources.solarized_light_yaml
    },
    File(slug: "tokyo-night", name: "Tokyo Night", isDark: true) {
      PackageResources.tokyo_night_yaml
    },
  ]
}
