/// A card about a transaction: what for and how much, by which number, what has become of it, when, and what the customer
/// had afterwards.
///
/// Amounts end in one column and have two digits behind the point, so that those of a list stand below each other. Where a
/// row has no room for both of its sides, the right one goes, and the left one is cut only where it has the row to itself.
public final class TransactionItemView: ComponentView<
    any TransactionItemViewModelProtocol, TransactionItemDisplayState
>, StandardComponent
{
    public typealias Model = TransactionItemViewModel

    private lazy var categoryLabel = Label().growing().narrowing(to: 4)
    private lazy var amountLabel = Label(alignment: .trailing)
    private lazy var amountRow = StackView([categoryLabel, amountLabel], spacing: Spacing.xs)
    private lazy var copyLink = CopyLink(in: environment, actionTitle: environment.text(.keyCopyTransactionID))
        .narrowing(to: Self.leastNumber)
    private lazy var space = View().growing()
    private lazy var badge = BadgeView().droppable()
    private lazy var mark = TransactionMark()
    private lazy var numberRow = StackView([copyLink, space, badge, mark], spacing: Spacing.xs)
    private lazy var dateLabel = Label().growing()
    private lazy var balanceCaption = Label(foreground: .textSecondary).droppable(order: 2)
    private lazy var balanceLabel = Label(foreground: .textSecondary, .bold).droppable()
    private lazy var dateRow = StackView([dateLabel, balanceCaption, balanceLabel], spacing: Spacing.xs)
    private lazy var rule = SeparatorRule(.separatorLineSecondary)
    private lazy var parts: [View] = [
        BlankRow(), amountRow, numberRow, dateRow, BlankRow(), rule,
    ]

    /// Columns that are kept for the number where the badge has room.
    private static let leastNumber = 8
    /// Rows of an entry that others follow; the last of a group is without its hairline.
    public nonisolated static let rows = 6

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() {
        background = .level(.card)
        parts.forEach(addSubview)
    }

    /// The number's first column is its focus mark's.
    override public func initConstraints() {
        var above = topAnchor
        for part in parts {
            part.layout {
                $0.leading.equal(to: self, offsetBy: part === numberRow ? Spacing.xs : Spacing.sm)
                $0.trailing.equal(to: self, offsetBy: -Spacing.sm)
                $0.top.equal(to: above)
                $0.height.equal(to: 1)
            }
            above = part.bottomAnchor
        }
    }

    override public func setupWithTheme() {
        copyLink.onActivate = { [weak self] in self?.viewModel?.copyTransactionID() }
    }

    override public func render(_ state: TransactionItemDisplayState) {
        rule.isHidden = state.corners.hasBottom
        let isKnown = viewModel != nil
        categoryLabel.show(state.category, TextStyle(.rowTitle, .textPrimary), shape: isKnown ? nil : 14)
        renderBadge(state.status)
        renderAmount(state)
        copyLink.render(
            isKnown ? number(state) : glyphs.shape(columns: 10), canBeCopied: !state.transactionID.isEmpty,
            state.copying)
        copyLink.textStyle = isKnown ? TextStyle(.textPrimary) : TextStyle(.textSecondary, .dim)
        renderMark(state.status)
        renderDate(state)
    }

    private func renderBadge(_ status: TransactionStatus?) {
        badge.isHidden = status == nil
        let style = TextStyle(.badge, .textPrimary)
        guard let look = status?.look(in: glyphs) else { return badge.show("", style, on: nil) }
        badge.show(
            environment.text(look.title), style, mark: look.mark,
            on: .blend(look.role, share: 0.2, on: .backgroundCards))
    }

    /// What has neither come nor gone is told as that also where the badge has no room.
    private func renderMark(_ status: TransactionStatus?) {
        let number = min(copyLink.widthOnOneLine, Self.leastNumber)
        let widths = [number, badge.minimumWidth ?? 0].filter { $0 > 0 }
        mark.render(
            status?.movesNothing == true ? status?.look(in: glyphs).mark ?? "" : "",
            below: widths.reduce(Spacing.xs * (widths.count - 1), +))
    }

    /// The sign stands in front of all, a plus as well, and a screen reader says it in a word. Nothing at all has none.
    private func renderAmount(_ state: TransactionItemDisplayState) {
        guard let amount = state.amount else {
            return amountLabel.show("", TextStyle(.strongCaption, .textPrimary), shape: viewModel == nil ? 8 : nil)
        }
        let text = environment.money.string(amount)
        amountLabel.text = amount.amount > 0 ? "+\(text)" : text
        amountLabel.style = TextStyle(.strongCaption, amountRole(state))
        let size = environment.money.string(Money(amount.amount.magnitude, amount.currency))
        amountLabel.accessibilityLabel =
            amount.amount == 0 ? nil : environment.text(Self.spokenAmount(state), ["amount": size])
    }

    /// What has become of the money: what is on its way has neither come nor gone.
    private static func spokenAmount(_ state: TransactionItemDisplayState) -> LocalizationKey {
        switch state.status {
        case nil, .won, .placed, .tax: state.isPositive ? .spokenReceived : .spokenPaid
        case .pending: state.isPositive ? .spokenToReceive : .spokenToPay
        case .cancelled, .failed: state.isPositive ? .spokenNotReceived : .spokenNotPaid
        }
    }

    /// What did not come about is quieter than what did; what came in has a colour, what went out none.
    private func amountRole(_ state: TransactionItemDisplayState) -> ColorRole {
        switch state.status {
        case .cancelled, .failed: .textSecondary
        case nil, .won, .placed, .tax, .pending: state.isPositive ? .alertSuccess : .textPrimary
        }
    }

    private func number(_ state: TransactionItemDisplayState) -> String {
        state.transactionID.isEmpty ? "" : "#\(state.transactionID)"
    }

    private func renderDate(_ state: TransactionItemDisplayState) {
        let date = state.moment.map { environment.moments.string($0, as: .dateAndClock) }
        dateLabel.show(date ?? "", TextStyle(.textSecondary), shape: viewModel == nil ? 17 : nil)
        balanceCaption.text = state.balance == nil ? "" : environment.text(.balance)
        balanceLabel.text = state.balance.map { environment.money.string($0) } ?? ""
    }
}
