/// The colours of a pill in its two states.
public struct PillItemCustomization: Codable, Hashable, Sendable {
    public var selected: PillItemStyle
    public var unselected: PillItemStyle

    public static let standard = Self(
        selected: PillItemStyle(text: .highlightPrimaryContrast, ground: .highlightPrimary),
        unselected: PillItemStyle(text: .textPrimary, ground: .pills))

    public init(selected: PillItemStyle, unselected: PillItemStyle) {
        self.selected = selected
        self.unselected = unselected
    }
}
