/// One line that names the main market of a match and counts the others.
public final class MarketInfoLineView: ComponentView<any MarketInfoLineViewModelProtocol, MarketInfoLineDisplayState>,
    StandardComponent
{
    public typealias Model = MarketInfoLineViewModel

    private lazy var marketView = MarketNamePillLabelView(environment: environment).narrowing(to: 9)
    private lazy var spacer = View().growing()
    private lazy var icons = MarketIconsView(in: environment).droppable()
    private lazy var countLabel = Label(style: TextStyle(.strongCaption, .textPrimary))
    private lazy var moreMark = Label(foreground: .iconSecondary).droppable()
    private lazy var row = StackView([marketView, spacer, icons, countLabel, moreMark], spacing: Spacing.xs)

    override public var fillsWidth: Bool { true }
    override public var content: View { row }

    override public func setupWithTheme() { marketView.showsLine = false }

    override public func render(_ state: MarketInfoLineDisplayState) {
        marketView.bind(to: viewModel?.marketViewModel)
        icons.render(state.icons)
        countLabel.showMoreMarkets(state.marketCount, in: environment)
        moreMark.text = state.marketCount > 0 ? glyphs.moreRight.string : ""
    }
}
