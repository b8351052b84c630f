/// The way to pay in, on the accent. The first column is the focus mark's.
final class WalletWidgetDepositControl: PressControl {
    private lazy var label = Label()
    private lazy var endSpace = Label(" ").droppable().unspoken()
    private lazy var row = StackView([label, endSpace])

    override init(actionTitle: String) {
        super.init(actionTitle: actionTitle)
        embed(row, insetBy: Insets(left: Spacing.xs))
        focusStyle = TextStyle(.buttonTextPrimary, .bold)
    }

    func render(_ title: String) {
        label.text = title
        minimumWidth = label.widthOnOneLine + Spacing.xs
        label.style = onActivate == nil ? TextStyle(.textSecondary, .dim) : TextStyle(.button, .buttonTextPrimary)
    }
}
