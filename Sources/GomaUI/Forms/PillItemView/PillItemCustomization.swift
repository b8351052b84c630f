/// The colours of a pill in its two states.
public struct PillItemCustomization: Codable, Hashable, Sendable {
    /// How the pill looks while it is on.
    public var selected: PillItemStyle
    /// How it looks while it is off.
    public var unselected: PillItemStyle

    /// As the theme has pills.
    public static let standard = Self(
        selected: PillItemStyle(text: .highlightPrimaryContrast, ground: .highlightPrimary),
        unselected: PillItemStyle(text: .textPrimary))

    public init(selected: PillItemStyle, unselected: PillItemStyle) {
        self.selected = selected
        self.unselected = unselected
    }
}
