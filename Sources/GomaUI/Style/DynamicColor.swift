import TerminalKit

/// Whether a theme is made for dark text on light ground, or the reverse.
public enum Appearance: String, CaseIterable, Codable, Hashable, Sendable { case light, dark }

/// A colour with a value for each appearance.
public struct DynamicColor: Hashable, Sendable {
    public var light: RGBColor
    public var dark: RGBColor

    public init(light: RGBColor, dark: RGBColor) {
        self.light = light
        self.dark = dark
    }

    /// The value for an appearance.
    public subscript(appearance: Appearance) -> RGBColor { appearance == .light ? light : dark }
}
