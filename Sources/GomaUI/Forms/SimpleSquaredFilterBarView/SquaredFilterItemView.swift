/// One of the choices of a bar: its title, filled where it is chosen.
final class SquaredFilterItemView: Control {
    private let environment: ViewEnvironment
    private lazy var titleLabel = Label().narrowing(to: 2)
    private lazy var box = PillBox([titleLabel])
    private lazy var press = PressFeedback(in: environment)
    private var item = SquaredFilterItem(id: "", title: "")
    /// Called when the choice is made.
    var onChoose: (() -> Void)?

    init(in environment: ViewEnvironment) {
        self.environment = environment
        super.init()
        focusStyle = TextStyle(.highlightPrimary, .bold)
        embed(PillRoom(box))
        press.onChange = { [weak self] in self?.render() }
    }

    func show(_ item: SquaredFilterItem, isSelected: Bool) {
        if item.id != self.item.id { press.stop() }
        self.item = item
        titleLabel.text = item.title
        self.isSelected = isSelected
        isEnabled = item.isEnabled
        render()
    }

    override var holdsFocus: Bool { onChoose != nil && super.holdsFocus }

    override var keyBindings: [KeyBinding] {
        press.bindings(environment.text(.keyChooseFilter)) { [self] in onChoose?() }
    }

    /// For a moment a press is underlined, as on other buttons.
    private func render() {
        let weight: TextAttributes = isSelected ? .bold : []
        let pressed = press.isShown ? weight.union(.underline) : weight
        let text: ColorRole = isSelected ? .highlightPrimaryContrast : .textPrimary
        titleLabel.style = item.isEnabled ? TextStyle(text, pressed) : TextStyle(.textSecondary, .dim)
        box.look = PillBox.Look(
            ground: isSelected ? .role(.highlightPrimary) : nil,
            ends: isSelected ? .filled : .blank)
    }
}
