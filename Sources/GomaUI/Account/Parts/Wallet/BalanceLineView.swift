/// A kind of money at the left, how much of it there is at the right.
package final class BalanceLineView: PartView {
    private let title: LocalizationKey
    private let shapeColumns: Int
    private lazy var captionLabel = Label(foreground: .textSecondary).growing().narrowing(to: 4).droppable()
    private lazy var amountLabel = Label(alignment: .trailing)
    private lazy var row = StackView([captionLabel, amountLabel], spacing: Spacing.sm)

    override package var content: View { row }

    /// - Parameter columns: of the shape of an amount that is not known: such shapes differ in length below each other.
    package init(_ title: LocalizationKey, shape columns: Int, in environment: ViewEnvironment) {
        self.title = title
        shapeColumns = columns
        super.init(in: environment)
    }

    /// The amount without its currency, so that several stand below each other; a screen reader says both.
    /// - Parameter amount: `nil` before it is known.
    package func render(_ amount: Money?) {
        captionLabel.text = environment.text(title)
        let words = amount.map { environment.money.string($0.amount) } ?? ""
        amountLabel.show(words, TextStyle(.textPrimary, .bold), shape: amount == nil ? shapeColumns : nil)
        if let amount { amountLabel.accessibilityLabel = environment.money.string(amount) }
    }
}
