/// The kind of theme: dark text on light ground, or the reverse.
public enum Appearance: String, CaseIterable, Codable, Hashable, Sendable { case light, dark }

/// A colour with a value for each appearance.
public struct DynamicColor: Hashable, Sendable {
    /// In themes with a light ground.
    public var light: ThemeColor
    /// In themes with a dark ground.
    public var dark: ThemeColor

    public init(light: ThemeColor, dark: ThemeColor) {
        self.light = light
        self.dark = dark
    }

    public init(light: RGBColor, dark: RGBColor) { self.init(light: .rgb(light), dark: .rgb(dark)) }

    /// The same value in both.
    public init(_ color: ThemeColor) { self.init(light: color, dark: color) }

    /// The value for an appearance.
    public subscript(appearance: Appearance) -> ThemeColor { appearance == .light ? light : dark }
}
