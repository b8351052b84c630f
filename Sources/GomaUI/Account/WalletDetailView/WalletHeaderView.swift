/// The head of a wallet, with a touch of the brand: whose it is, all there is in it, and how much is on its way out.
/// Where there are such withdrawals, a press opens and closes them.
final class WalletHeaderView: Control {
    private let environment: ViewEnvironment
    private lazy var gradient = GradientView(from: .backgroundCards, to: .backgroundGradient2)
    private lazy var titleLabel = Label(style: TextStyle(.title, .textPrimary)).growing().narrowing(to: 6)
    private lazy var phoneLabel = Label(foreground: .textSecondary, alignment: .trailing)
        .narrowing(to: 8).droppable().truncating(.middle)
    private lazy var accountRow = StackView([titleLabel, phoneLabel], spacing: Spacing.sm)
    private lazy var iconLabel = Label(foreground: .iconPrimary).droppable(order: 2).unspoken()
    private lazy var totalCaption = Label(foreground: .textSecondary).growing().narrowing(to: 5).droppable()
    private lazy var totalLabel = Label(alignment: .trailing)
    private lazy var totalRow = StackView([totalCaption, totalLabel], spacing: Spacing.xs)
    private lazy var pendingCaption = Label(foreground: .textSecondary).narrowing(to: 6)
    private lazy var countLabel = Label(style: TextStyle(.strongCaption, .textPrimary)).growing().droppable()
    private lazy var mark = Label(foreground: .iconPrimary, .bold).unspoken()
    private lazy var pendingRow = StackView([pendingCaption, countLabel, mark], spacing: Spacing.xs)
    private lazy var rows = StackView([accountRow, totalRow, pendingRow], axis: .vertical).growing().narrowing(to: 12)
    private lazy var content = StackView([iconLabel, rows], spacing: Spacing.xs, alignment: .leading)
    private var hasPending = false
    private var isExpanded = false
    /// Called when the withdrawals are to show, or no more.
    var onToggle: (() -> Void)?

    init(in environment: ViewEnvironment) {
        self.environment = environment
        super.init()
        embed(gradient)
        addSubview(content)
        content.layout {
            $0.horizontal.equal(to: self, insetBy: Spacing.sm)
            $0.centerY.equal(to: self)
        }
        focusStyle = TextStyle(.highlightPrimary, .bold)
    }

    func render(_ state: WalletDetailDisplayState) {
        titleLabel.text = state.title ?? environment.text(.wallet)
        phoneLabel.text = state.phoneNumber
        iconLabel.text = Pictogram.wallet.text(in: glyphs)
        totalCaption.text = environment.text(.totalBalance)
        renderPending(state)
        let total = state.balances.map { environment.money.string(Money($0.total, $0.currency)) }
        totalLabel.show(total ?? "", TextStyle(.bigValue, .textPrimary), shape: total == nil ? 12 : nil)
    }

    private func renderPending(_ state: WalletDetailDisplayState) {
        hasPending = !state.pendingWithdrawals.isEmpty
        isExpanded = state.isExpanded
        pendingCaption.text = environment.text(.pendingWithdrawals)
        countLabel.text = environment.money.string(whole: state.pendingCount)
        mark.text = (isExpanded ? glyphs.expanded : glyphs.collapsed).string
        pendingRow.isHidden = !hasPending
    }

    override var accessibilityValue: String? {
        let fold = isExpanded ? controlWords.expanded : controlWords.collapsed
        return ReadingText.joined([hasPending ? fold : nil, super.accessibilityValue])
    }

    override var keyBindings: [KeyBinding] {
        guard onToggle != nil, hasPending else { return [] }
        return [KeyBinding(.activate, environment.text(.keyOpenOrClose)) { [self] in onToggle?() }]
    }

    /// The words between a blank row above and one below.
    override func sizeThatFits(_ proposal: Size) -> Size {
        let size = content.measure(proposal)
        return Size(width: size.width + 2 * Spacing.sm, height: size.height + 2)
    }
}
