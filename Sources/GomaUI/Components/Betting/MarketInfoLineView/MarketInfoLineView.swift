import TerminalKit

/// One line that names the main market of a match and counts the others.
public final class MarketInfoLineView: ComponentView<
    any MarketInfoLineViewModelProtocol, MarketInfoLineDisplayState
>
{
    private lazy var marketView = MarketNamePillLabelView(environment: environment)
    private lazy var spacer = Self.createSpacer()
    private lazy var icons = MarketIconsView(in: environment)
    private lazy var countLabel = Label(style: TextStyle(.strongCaption, .highlightPrimary))
    private lazy var moreMark = Self.createMoreMark()
    private lazy var row = StackView([marketView, spacer, icons, countLabel, moreMark], spacing: Spacing.xs)

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() { addSubview(row) }

    override public func initConstraints() {
        row.layout {
            $0.horizontal.equal(to: self)
            $0.top.equal(to: self)
        }
    }

    override public func setupWithTheme() {
        marketView.minimumWidth = 9
        icons.dropOrder = 1
    }

    override public func render(_ state: MarketInfoLineDisplayState) {
        marketView.bind(to: viewModel?.marketViewModel)
        icons.render(state.icons)
        countLabel.text = state.marketCount > 0 ? "+\(state.marketCount)" : ""
        moreMark.text = state.marketCount > 0 ? glyphs.moreRight.string : ""
    }

    private static func createSpacer() -> View {
        let view = View()
        view.grows = true
        return view
    }

    private static func createMoreMark() -> Label {
        let label = Label(foreground: .iconSecondary)
        label.dropOrder = 2
        return label
    }
}
