/// A wallet's card: whose it is and all there is in it, what is on its way out of it, each balance, and the ways to pay out
/// and in.
public final class WalletDetailView: ComponentView<any WalletDetailViewModelProtocol, WalletDetailDisplayState>,
    StandardComponent
{
    public typealias Model = WalletDetailViewModel

    private lazy var header = WalletHeaderView(in: environment)
    private lazy var lines = BalanceLinesView(in: environment)
    private lazy var statusRow = WalletStatusRow(in: environment)
    private lazy var withdrawView = ButtonView(environment: environment)
    private lazy var depositView = ButtonView(environment: environment)
    private lazy var buttons = StackView([withdrawView, depositView], spacing: Spacing.sm, distribution: .equal)
    private lazy var pending = StackView(axis: .vertical, spacing: Spacing.xs)
    private lazy var pendingViews = RepeatedViews(
        of: PendingWithdrawView.self, in: pending, environment: environment)
    /// Texts, cards and buttons have the same edges; a link that keeps a blank at its end goes a column further right.
    private lazy var body = StackView(
        [
            pending.embedded(insetBy: Insets(horizontal: Spacing.sm)),
            lines.embedded(insetBy: Insets(horizontal: Spacing.sm)),
            statusRow.embedded(insetBy: Insets(left: Spacing.sm, right: Spacing.xs)),
            buttons.embedded(insetBy: Insets(horizontal: Spacing.sm)),
        ], axis: .vertical, spacing: Spacing.xs)

    override public var fillsWidth: Bool { true }
    /// Columns from which on the card does not grow: further apart, a name and its number are no longer seen as one row.
    override public var maximumWidth: Int? { 80 }

    override public func setupSubviews() { [header, body].forEach(addSubview) }

    override public func initConstraints() {
        header.layout {
            $0.horizontal.equal(to: self)
            $0.top.equal(to: self)
        }
        body.layout {
            $0.horizontal.equal(to: self)
            $0.top.equal(to: header.bottomAnchor, offsetBy: Spacing.xs)
            $0.bottom.equal(to: self, offsetBy: -Spacing.xs)
        }
    }

    override public func setupWithTheme() {
        background = .level(.card)
        header.onToggle = { [weak self] in self?.viewModel?.togglePendingWithdrawals() }
        statusRow.refreshLink.onActivate = { [weak self] in self?.viewModel?.refresh() }
    }

    override public func render(_ state: WalletDetailDisplayState) {
        header.render(state)
        lines.render(state.balances)
        statusRow.render(viewModel == nil ? nil : state.phase)
        withdrawView.bind(to: viewModel?.withdrawButtonViewModel)
        depositView.bind(to: viewModel?.depositButtonViewModel)
        pendingViews.bind(to: state.isExpanded ? viewModel?.pendingWithdrawViewModels ?? [] : [])
        pending.superview?.isHidden = pendingViews.isEmpty
    }
}
