/// The tabs of screens in a row.
final class TabStripView: View {
    private let buttons: [TabButton]
    /// Told the place of a tab that is pressed.
    var onSelect: ((Int) -> Void)?

    init(_ titles: [String]) {
        buttons = titles.map(TabButton.init)
        super.init()
        embed(StackView(buttons, spacing: 1))
        for (index, button) in buttons.enumerated() {
            button.onActivate = { [weak self] in self?.onSelect?(index) }
        }
        select(0)
    }

    func select(_ index: Int) {
        for (place, button) in buttons.enumerated() { button.isSelected = place == index }
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let wish = buttons.map(\.widthOnOneLine).reduce(0) { $0 + $1 + 1 }
        return Size(width: min(proposal.width, max(0, wish - 1)), height: 1)
    }
}

/// One tab: bold and underlined while its screen is shown.
private final class TabButton: Control {
    private let label: Label
    var onActivate: (() -> Void)?

    init(_ title: String) {
        label = Label(title)
        super.init()
        embed(label, insetBy: Insets(horizontal: 1))
        stateChanged()
    }

    override func stateChanged() {
        super.stateChanged()
        label.style = TextStyle(foreground: .terminalDefault, attributes: isSelected ? [.bold, .underline] : .dim)
    }

    override var keyBindings: [KeyBinding] {
        [KeyBinding(.activate, keyTitle(.open)) { [self] in onActivate?() }]
    }
}
