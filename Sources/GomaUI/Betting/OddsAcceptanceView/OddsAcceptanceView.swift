/// A box to tick for odds that may change, above the way to an explanation.
public final class OddsAcceptanceView: ComponentView<any OddsAcceptanceViewModelProtocol, OddsAcceptanceDisplayState>,
    StandardComponent
{
    public typealias Model = OddsAcceptanceViewModel

    private lazy var boxRow = CheckBoxRow(actionTitle: environment.text(.keyAcceptOddsChange))
    private lazy var indent = Label()
    private lazy var link = TextLink(actionTitle: environment.text(.keyLearnMore), role: .textSecondary)
        .growing().narrowing(to: 4)
    /// The way to the explanation stands under the words of the box.
    private lazy var linkRow = StackView([indent, link], spacing: Spacing.xs)
    private lazy var column = StackView([boxRow, linkRow], axis: .vertical)

    override public var fillsWidth: Bool { true }
    override public var content: View { column }

    override public func setupWithTheme() {
        link.maximumLines = 0
        link.onActivate = { [weak self] in self?.viewModel?.learnMore() }
    }

    override public func render(_ state: OddsAcceptanceDisplayState) {
        boxRow.onToggle = viewModel == nil ? nil : { [weak self] in self?.viewModel?.toggleAcceptance() }
        boxRow.render(
            state.label ?? environment.text(.acceptOddsChange), isChecked: state.isAccepted,
            isEnabled: state.isEnabled)
        let linkText = state.linkText ?? environment.text(.learnMore)
        linkRow.isHidden = linkText.isEmpty
        indent.text = String(repeating: " ", count: glyphs.checked.width)
        link.render(linkText, leadsOn: state.isLinkTappable, isEnabled: state.isEnabled)
    }
}
