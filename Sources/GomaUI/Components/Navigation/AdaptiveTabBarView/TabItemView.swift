import TerminalKit

/// The place of a tab: takes the focus and the press; the bar draws what it shows.
final class TabItemView: Control {
    /// Called when the tab is chosen.
    var onActivate: (() -> Void)?

    override init() {
        super.init()
        focusStyle = TextStyle(.highlightPrimary, .bold)
    }

    func render(_ item: TabItemDisplayState) {
        accessibilityIdentifier = "tab-\(item.id)"
        accessibilityLabel = item.title
        isSelected = item.isActive
    }

    override var holdsFocus: Bool { onActivate != nil && super.holdsFocus }

    override var keyBindings: [KeyBinding] { [KeyBinding(.activate, "go there") { [self] in onActivate?() }] }
}
