/// The way to pay in, on the accent. The first column is the focus mark's.
final class WalletWidgetDepositControl: Control {
    private let environment: ViewEnvironment
    private lazy var label = Label()
    private lazy var endSpace = Label(" ").droppable().unspoken()
    private lazy var row = StackView([label, endSpace])
    /// Called when the customer wants to pay in; without it the control does not take the focus.
    var onActivate: (() -> Void)?

    init(in environment: ViewEnvironment) {
        self.environment = environment
        super.init()
        place(row)
        focusStyle = TextStyle(.buttonTextPrimary, .bold)
    }

    func render(_ title: String) {
        label.text = title
        minimumWidth = label.widthOnOneLine + Spacing.xs
        label.style = onActivate == nil ? TextStyle(.textSecondary, .dim) : TextStyle(.button, .buttonTextPrimary)
    }

    override var keyBindings: [KeyBinding] { KeyBinding.activating(environment.text(.keyDeposit), onActivate) }
}
