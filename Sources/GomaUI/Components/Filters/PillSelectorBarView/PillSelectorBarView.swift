import TerminalKit

/// A row of pills that scrolls sideways.
public final class PillSelectorBarView: ComponentView<
    any PillSelectorBarViewModelProtocol, PillSelectorBarDisplayState
>
{
    private lazy var leftMark = Self.createMark()
    private lazy var strip = PillStripView(pillRow)
    private lazy var pillRow = StackView(spacing: Spacing.sm)
    private lazy var rightMark = Self.createMark()
    private lazy var bar = StackView([leftMark, strip, rightMark], spacing: Spacing.none)
    private lazy var emptyLabel = Label(foreground: .textSecondary)
    private var pillViews: [PillItemView] = []
    private var state = PillSelectorBarDisplayState.blank
    /// Whether the selected pill is to be brought into view once it has a place.
    private var showsSelection = false

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() { [bar, emptyLabel].forEach(addSubview) }

    override public func initConstraints() {
        bar.layout {
            $0.horizontal.equal(to: self)
            $0.top.equal(to: self)
        }
        emptyLabel.layout {
            $0.horizontal.equal(to: self, insetBy: Spacing.xs)
            $0.top.equal(to: self)
        }
    }

    override public func setupWithTheme() {
        showsFocusMark = false
        strip.grows = true
        strip.minimumWidth = 6
        strip.onScroll = { [weak self] in self?.renderMarks() }
        strip.onFocusChange = { [weak self] in self?.renderMarks() }
    }

    override public func render(_ state: PillSelectorBarDisplayState) {
        let old = self.state
        self.state = state
        if old.id != state.id { strip.contentOffset = 0 }
        if state.isVisible != old.isVisible || state.pills.isEmpty != old.pills.isEmpty { setNeedsLayout() }
        background = state.isVisible ? .role(ColorRole(state.ground)) : nil
        isEnabled = state.isEnabled
        isInteractive = state.isEnabled
        bar.isHidden = !state.isVisible || state.pills.isEmpty
        emptyLabel.isHidden = !state.isVisible || !state.pills.isEmpty
        emptyLabel.text = environment.text(.noFilters)
        strip.isScrollable = state.isScrollable
        renderPills(state)
        if old.id != state.id || bounds.isEmpty {
            revealSelectionOnLayout()
        } else if old.selectedPillID != state.selectedPillID {
            revealSelection()
        }
        renderMarks()
    }

    override public func resetInteraction() {
        strip.contentOffset = 0
        revealSelectionOnLayout()
    }

    override public func layoutSubviews() {
        super.layoutSubviews()
        guard showsSelection, !bounds.isEmpty else { return }
        showsSelection = false
        bar.layoutIfNeeded()
        revealSelection()
    }

    /// Pills of a bar that is out of use are drawn as they are, and fainter.
    override public func drawOverlay(in painter: Painter) {
        if !isEnabled { painter.restyle(bounds, adding: .dim) }
    }

    /// How far the pills are scrolled, 0…1; 0 where all are in view.
    public var scrollProgress: Double {
        let (total, visible) = strip.extents
        return total > visible ? Double(strip.contentOffset) / Double(total - visible) : 0
    }

    /// Brings a pill into view.
    public func scrollToPill(id: String) {
        guard let index = state.pills.firstIndex(where: { $0.id == id }), index < pillViews.count else { return }
        strip.show(pillViews[index])
    }

    private func renderPills(_ state: PillSelectorBarDisplayState) {
        while pillViews.count < state.pills.count { pillViews.append(createPillView()) }
        pillRow.setArrangedViews(Array(pillViews.prefix(state.pills.count)))
        let models = viewModel?.pillViewModels ?? []
        for (index, view) in pillViews.enumerated() { view.bind(to: index < models.count ? models[index] : nil) }
    }

    private func revealSelection() {
        if let id = state.selectedPillID { scrollToPill(id: id) }
    }

    private func revealSelectionOnLayout() {
        showsSelection = true
        setNeedsLayout()
    }

    /// Marks where there is more, in columns that are always kept for them; the left one shows the strip's own focus.
    private func renderMarks() {
        let left = strip.canScrollLeft ? glyphs.moreLeft.string : " "
        leftMark.text = strip.isFocused ? glyphs.focusMark.string : left
        leftMark.style = strip.isFocused ? focusStyle : TextStyle(.iconSecondary, .bold)
        rightMark.text = strip.canScrollRight ? glyphs.moreRight.string : " "
    }

    private func createPillView() -> PillItemView {
        let view = PillItemView(environment: environment)
        view.minimumWidth = 4
        return view
    }

    private static func createMark() -> Label {
        let label = Label(" ", foreground: .iconSecondary, .bold)
        label.dropOrder = 1
        return label
    }
}
