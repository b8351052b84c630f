import TerminalKit

/// One of the choices of a bar: its title, filled where it is chosen.
final class SquaredFilterItemView: Control {
    private let environment: ViewEnvironment
    private lazy var titleLabel = Label().narrowing(to: 2)
    private lazy var box = PillBox([titleLabel])
    /// Called when the choice is made.
    var onChoose: (() -> Void)?

    init(in environment: ViewEnvironment) {
        self.environment = environment
        super.init()
        focusStyle = TextStyle(.highlightPrimary, .bold)
        embed(box)
    }

    func show(_ item: SquaredFilterItem, isSelected: Bool) {
        titleLabel.text = item.title
        self.isSelected = isSelected
        isEnabled = item.isEnabled
        render(item, isSelected: isSelected)
    }

    override var holdsFocus: Bool { onChoose != nil && super.holdsFocus }

    override var keyBindings: [KeyBinding] {
        [KeyBinding(.activate, environment.text(.keyChooseFilter)) { [self] in onChoose?() }]
    }

    private func render(_ item: SquaredFilterItem, isSelected: Bool) {
        let text: ColorRole = isSelected ? .highlightPrimaryContrast : .textPrimary
        titleLabel.style = item.isEnabled ? TextStyle(text, isSelected ? .bold : []) : TextStyle(.textSecondary, .dim)
        box.look = PillBox.Look(
            ground: isSelected ? .role(.highlightPrimary) : nil,
            ends: isSelected ? .filled : .blank)
    }
}
