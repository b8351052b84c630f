/// A bar of market groups that scrolls sideways, or says why there are none.
public final class MarketGroupSelectorTabView: ComponentView<
    any MarketGroupSelectorTabViewModelProtocol, MarketGroupSelectorTabDisplayState
>, StandardComponent
{
    public typealias Model = MarketGroupSelectorTabViewModel

    private lazy var bar = StripBarView<MarketGroupTabItemView>(in: environment, spacing: Spacing.none)
    private lazy var spinner = Spinner(in: environment)
    private lazy var shapes = Self.shapeWidths.map { [glyphs] columns in
        Label(glyphs.shape(columns: columns), style: TextStyle(.textSecondary, .dim)).droppable().unspoken()
    }
    private lazy var loadingRow = StackView([spinner] + shapes, spacing: Spacing.md)
    private lazy var emptyLabel = Label(environment.text(.noMarketGroups), foreground: .textSecondary)

    /// Columns of the titles that are on their way.
    private static let shapeWidths = [6, 10, 8, 10]

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() { [bar, loadingRow, emptyLabel].forEach(addSubview) }

    override public func initConstraints() {
        bar.layout {
            $0.horizontal.equal(to: self)
            $0.top.equal(to: self)
        }
        for part in [loadingRow, emptyLabel] {
            part.layout {
                $0.horizontal.equal(to: self, insetBy: Spacing.sm)
                $0.top.equal(to: self)
            }
        }
    }

    override public func setupWithTheme() {
        showsFocusMark = false
        fadesWhenDisabled = true
        bar.coveredRows = 1
        spinner.accessibilityLabel = environment.text(.loadingMarkets)
    }

    override public func render(_ state: MarketGroupSelectorTabDisplayState) {
        background = .role(state.ground)
        isEnabled = state.isEnabled
        isInteractive = state.isEnabled
        bar.isHidden = state.isLoading || state.groups.isEmpty
        loadingRow.isHidden = !state.isLoading
        spinner.isAnimating = state.isLoading
        emptyLabel.isHidden = state.isLoading || !state.groups.isEmpty
        bar.isScrollable = state.layout == .automatic
        bar.distribution = state.layout == .automatic ? .natural : .equal
        bar.show(
            viewModel?.tabViewModels,
            of: StripContents(id: state.id, itemIDs: state.groups.map(\.id), selectedID: state.selectedGroupID))
    }

    override public func resetInteraction() { bar.reset() }

    /// Titles over a line, whatever the bar shows.
    override public func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: super.sizeThatFits(proposal).width, height: 2)
    }

    /// The line goes on where there are no tabs.
    override public func draw(in painter: Painter) {
        let line = DisplayText(String(painter.glyphs.light.horizontal))
        let tabs = bar.isHidden ? 0..<0 : bar.itemColumns
        for part in [0..<tabs.lowerBound, tabs.upperBound..<max(tabs.upperBound, bounds.width)] {
            let place = Rect(x: part.lowerBound, y: 1, width: part.count, height: 1)
            painter.fill(place, with: line, style: TextStyle(.separatorLine))
        }
    }

    /// How far the tabs are scrolled, 0…1; 0 where all are in view.
    public var scrollProgress: Double { bar.scrollProgress }
}

extension MarketGroupSelectorTabView: KeepsInterfaceState {
    public var interfaceState: StripBarState {
        get { bar.interfaceState }
        set { bar.interfaceState = newValue }
    }
}
