/// The customer's balance, with the way to all of it. The first column is the focus mark's.
final class WalletWidgetBalanceControl: Control {
    private let environment: ViewEnvironment
    private lazy var amountLabel = WordingLabel()
    private lazy var chevron = Label(foreground: .iconSecondary).droppable().unspoken()
    private lazy var row = StackView([amountLabel, chevron], spacing: Spacing.xs)
    /// Called when the customer wants to see the wallet; without it the control does not take the focus.
    var onOpen: (() -> Void)?
    /// Called when the balance is to be masked, or shown again.
    var onToggle: (() -> Void)?
    /// Whether there is a balance to mask.
    private var isKnown = false {
        didSet { if isKnown != oldValue { setNeedsKeyHints() } }
    }

    /// Columns of an amount that is masked or on its way.
    private static let maskedColumns = 8

    init(in environment: ViewEnvironment) {
        self.environment = environment
        super.init()
        place(row)
        background = .level(.control)
    }

    func render(_ state: WalletWidgetDisplayState) {
        isKnown = state.balance != nil
        chevron.text = "\(glyphs.expanded.string) "
        renderAmount(state)
        minimumWidth = (amountLabel.minimumWidth ?? 0) + Spacing.xs
    }

    private func renderAmount(_ state: WalletWidgetDisplayState) {
        guard let balance = state.balance else {
            let shape = glyphs.shape(columns: Self.maskedColumns)
            return amountLabel.render(
                [shape], style: TextStyle(.textSecondary, .dim), spoken: environment.text(.walletWidgetUnknown))
        }
        let style = TextStyle(.strongCaption, .textPrimary)
        guard !state.isBalanceHidden else {
            let mask = String(repeating: glyphs.masked.string, count: Self.maskedColumns)
            return amountLabel.render([mask], style: style, spoken: environment.text(.walletWidgetHidden))
        }
        let amount = environment.money.string(balance)
        amountLabel.render(
            [amount, environment.money.string(balance.amount)], style: style,
            spoken: environment.text(.walletWidgetBalance, ["amount": amount]))
    }

    /// The wallet goes before the control, so that it is closed whenever it is read.
    override var accessibilityValue: String? {
        ReadingText.joined([onOpen == nil ? nil : controlWords.collapsed, super.accessibilityValue])
    }

    override var keyBindings: [KeyBinding] {
        guard onOpen != nil else { return [] }
        let open = KeyBinding(.activate, environment.text(.keyOpenWallet)) { [self] in onOpen?() }
        guard isKnown else { return [open] }
        return [open, KeyBinding(.more, environment.text(.keyToggleBalance)) { [self] in onToggle?() }]
    }
}
