import TerminalKit

/// A box to tick for odds that may change, above the way to an explanation.
public final class OddsAcceptanceView: ComponentView<
    any OddsAcceptanceViewModelProtocol, OddsAcceptanceDisplayState
>, StandardComponent
{
    public typealias Model = OddsAcceptanceViewModel

    private lazy var boxRow = CheckBoxRow(actionTitle: environment.text(.keyAcceptOddsChange))
    private lazy var link = TextLink(actionTitle: environment.text(.keyLearnMore), role: .textSecondary)
    private lazy var linkRow = View()
    private lazy var column = StackView([boxRow, linkRow], axis: .vertical)

    override public var fillsWidth: Bool { true }
    override public var content: View { column }

    /// The way to the explanation stands under the words of the box.
    override public func setupSubviews() { linkRow.embed(link, insetBy: Insets(left: Spacing.sm)) }

    override public func setupWithTheme() {
        link.maximumLines = 0
        link.onActivate = { [weak self] in self?.viewModel?.learnMore() }
    }

    override public func render(_ state: OddsAcceptanceDisplayState) {
        boxRow.onToggle = viewModel == nil ? nil : { [weak self] in self?.viewModel?.toggleAcceptance() }
        boxRow.render(
            state.label ?? environment.text(.acceptOddsChange), isChecked: state.isAccepted,
            isEnabled: state.isEnabled)
        link.render(
            state.linkText ?? environment.text(.learnMore), leadsOn: state.isLinkTappable,
            isEnabled: state.isEnabled)
    }
}
