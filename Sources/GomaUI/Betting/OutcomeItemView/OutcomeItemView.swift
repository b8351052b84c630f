/// One price to choose: the outcome's name over its odds.
public final class OutcomeItemView: ComponentView<any OutcomeItemViewModelProtocol, OutcomeItemDisplayState>,
    StandardComponent
{
    public typealias Model = OutcomeItemViewModel

    private lazy var ground = View()
    private lazy var selectionMark = Label()
    private lazy var titleLabel = Label(alignment: .center)
    /// What keeps a name at the left edge clear of the mark.
    private lazy var markGap = Label(" ").droppable()
    /// More room before a price on the same row, where there is more.
    private lazy var wideGap = Label(" ").droppable(order: 2)
    private lazy var titleRow = StackView([markGap, titleLabel, wideGap])
    private lazy var boostMark = Label().droppable()
    private lazy var valueLabel = Label()
    private lazy var changeMark = Label().droppable()
    private lazy var valueRow = StackView([boostMark, valueLabel, changeMark], spacing: Spacing.xs)
    private lazy var texts = StackView([titleRow, valueRow], axis: .vertical, alignment: .center)
    private lazy var flash = FlashAnimator(in: environment, hold: .seconds(3))
    private var state = OutcomeItemDisplayState.blank
    /// The room that its place gives it, whatever its state asks for; `nil` where that says it.
    var density: OutcomeDensity? {
        didSet { if density != oldValue { render(state) } }
    }
    /// Whether its name stands on the row of its price where there is room; not where one beside it has none for its own.
    var showsLowName = true {
        didSet { if showsLowName != oldValue { layoutSubviews() } }
    }

    /// Columns inside the border from which on the texts keep a blank one on each side.
    private static let leastWidthWithMark = 5
    /// Columns of a name below which it goes from a row that it shares with the price.
    private static let leastTitleWidth = 2

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() {
        embed(ground)
        addSubview(selectionMark)
        ground.addSubview(texts)
    }

    override public func initConstraints() {
        selectionMark.layout {
            $0.leading.equal(to: self)
            $0.top.equal(to: self)
        }
    }

    override public func setupWithTheme() {
        titleLabel.minimumWidth = 2
        boostMark.accessibilityLabel = environment.text(.boosted)
        borderStyle = TextStyle(.separatorLine)
        flash.onLevel = { [weak self] in self?.renderColors() }
        flash.onEnd = { [weak self] in self?.viewModel?.clearOddsChange() }
    }

    override public func render(_ shown: OutcomeItemDisplayState) {
        let old = self.state
        var state = shown
        state.density = density ?? shown.density
        if old.density != state.density { setNeedsLayout() }
        self.state = state
        texts.axis = isLow ? .horizontal : .vertical
        texts.spacing = isLow ? Spacing.xs : Spacing.none
        titleLabel.alignment = isLow ? .leading : .center
        titleLabel.grows = isLow
        titleRow.grows = isLow
        titleLabel.text = title(of: state)
        titleRow.minimumWidth = min(Self.leastTitleWidth, DisplayText(titleLabel.text).width)
        titleRow.dropOrder = isLow ? 1 : 0
        markGap.isHidden = !isLow
        wideGap.isHidden = state.density != .compact
        titleLabel.accessibilityLabel = state.completeName ?? (state.title.isEmpty ? "" : nil)
        (valueLabel.text, valueLabel.accessibilityLabel) = value(of: state)
        boostMark.text = state.isBoosted && state.availability == .open ? glyphs.boosted.string : ""
        changeMark.text = changeText(state)
        changeMark.accessibilityLabel = environment.text(state.oddsChange == .up ? .priceRose : .priceFell)
        border = state.density == .small ? nil : isQuiet ? .broken : .light
        isSelected = state.isSelected && state.availability == .open
        selectionMark.text = isSelected ? glyphs.selected.string : ""
        isEnabled = state.availability == .open
        renderFlash(from: old, to: state)
        renderColors()
    }

    private var isLow: Bool { state.density.isLow }

    /// Whether the price can neither be taken nor is on its way.
    private var isQuiet: Bool { state.availability == .locked || state.availability == .unavailable }

    /// As high as its density asks for, whatever it holds; as wide as there is room, and as the content where there is no
    /// end to it.
    override public func sizeThatFits(_ proposal: Size) -> Size {
        let wish = texts.measure(Size(width: View.unbounded, height: View.unbounded)).width
        let width = proposal.width < View.unbounded ? proposal.width : wish + 2 * (Spacing.xs + 1)
        return Size(width: width, height: state.density.height)
    }

    /// Where the texts' padding has gone for lack of room, so has the mark's column. Where the name would begin right
    /// behind the mark, all texts stand one column further on, in the padding at the right. A price alone on its row stands
    /// in the middle.
    override public func layoutSubviews() {
        super.layoutSubviews()
        if state.density == .small { layOutBetweenEnds() }
        let room = ground.bounds
        let padding = keepsPadding(in: room.width) ? Spacing.xs : Spacing.none
        let above = state.density == .large ? max(0, room.height - 2) / 2 : 0
        let width = room.width - 2 * padding
        let isPushed = isSelected && padding > 0 && above == 0 && nameTouchesMark(in: width)
        let isAlone = isLow && !(showsLowName && slack(in: width) >= Spacing.xs)
        let columns = isAlone ? min(width, valueRow.widthOnOneLine) : width
        let start = (isPushed ? padding + 1 : padding) + (width - columns) / 2
        texts.frame = Rect(x: start, y: above, width: columns, height: room.height - above)
        if padding == 0 { selectionMark.frame = .zero }
    }

    /// The ground of a row without a border, and the mark in its first column.
    private func layOutBetweenEnds() {
        let edge = hasEnds ? 1 : 0
        ground.frame = Rect(x: edge, y: 0, width: bounds.width - 2 * edge, height: bounds.height)
        selectionMark.frame = Rect(x: edge, y: 0, width: min(1, ground.frame.width), height: min(1, bounds.height))
    }

    /// Whether there is room for more than the ends of a row without a border.
    private var hasEnds: Bool { bounds.width > 2 }

    /// Whether a blank column is left on each side: not where the price would be cut for it, or a name on its row go.
    private func keepsPadding(in width: Int) -> Bool {
        let room = width - 2 * Spacing.xs
        return width >= Self.leastWidthWithMark && slack(in: room) >= (isLow && showsLowName ? Spacing.xs : 0)
    }

    /// Whether no blank column is left before the name, which is in the middle or behind the gap that goes first.
    private func nameTouchesMark(in width: Int) -> Bool {
        (isLow ? slack(in: width) : width - titleRow.widthOnOneLine) < 2
    }

    /// Columns that the price, and the least of a name on its row, leave.
    private func slack(in width: Int) -> Int {
        width - valueRow.widthOnOneLine - (isLow && showsLowName ? titleRow.minimumWidth ?? 0 : 0)
    }

    /// Whether its name, if it has one, has room on the row of its price, and of the mark that comes as that moves; above
    /// the price it always has.
    var hasRoomForName: Bool {
        guard isLow, !titleLabel.text.isEmpty else { return true }
        let mark = changeMark.text.isEmpty ? Spacing.xs + glyphs.oddsUp.width : 0
        let room = ground.bounds.width - valueRow.widthOnOneLine - mark - Spacing.xs
        return room >= titleRow.minimumWidth ?? 0
    }

    /// The name, where it has no room to be seen.
    override public var accessibilityText: String? {
        isLow && titleRow.frame.isEmpty ? titleLabel.accessibilityText : super.accessibilityText
    }

    override public func resetInteraction() {
        flash.stop()
        // Another model can be about the same outcome, with a movement that has not been shown.
        state.odds = nil
    }

    /// Why it is out of use stands in the place of its price.
    override public var accessibilityValue: String? { isEnabled ? super.accessibilityValue : nil }

    override public var keyBindings: [KeyBinding] {
        [
            KeyBinding(.activate, environment.text(.keySelect)) { [self] in viewModel?.toggleSelection() },
            KeyBinding(.more, environment.text(.keyShowOutcome)) { [self] in viewModel?.requestDetails() },
        ]
    }

    private func renderFlash(from old: OutcomeItemDisplayState, to state: OutcomeItemDisplayState) {
        guard state.oddsChange != .none, state.availability == .open else { return flash.stop() }
        let (isSame, wasOpen) = (old.id == state.id, old.availability == .open)
        guard let fadesIn = state.fadesIn(after: old, isSame: isSame, wasOpen: wasOpen) else { return }
        flash.start(fadesIn: fadesIn)
    }

    /// The roles of text and ground at rest.
    private var roles: (text: ColorRole, ground: ColorRole) {
        switch (state.availability, state.isSelected) {
        case (.locked, _), (.unavailable, _): (.textDisabledOdds, .backgroundDisabledOdds)
        case (.open, true): (.highlightPrimaryContrast, .highlightPrimary)
        case (.open, false), (.loading, _): (.textOdds, .backgroundOdds)
        }
    }

    private var showsFlash: Bool { flash.level > 0 && !isSelected }

    private var isRising: Bool { state.oddsChange == .up }

    private var groundColor: ColorReference {
        let lit: ColorRole = isRising ? .myTicketsWonFaded : .myTicketsLostFaded
        return showsFlash ? .blend(lit, share: flash.level, on: roles.ground) : .role(roles.ground)
    }

    private func renderColors() {
        let text = roles.text
        background = groundColor
        groundShape = state.density != .small ? .square : isQuiet ? .faintPill : .pill
        let isLit = isSelected && state.density != .small
        focusStyle = TextStyle(isLit ? .highlightPrimaryContrast : .highlightPrimary, .bold)
        selectionMark.style = TextStyle(text, .bold)
        titleLabel.style = state.density == .large ? TextStyle(text, .bold) : TextStyle(.oddsName, text)
        valueLabel.style = valueStyle(text)
        boostMark.style = TextStyle(isSelected ? .highlightPrimaryContrast : .highlightPrimary, .bold)
        changeMark.style = TextStyle(
            isSelected ? .highlightPrimaryContrast : isRising ? .alertSuccess : .alertError, .bold)
    }

    private func valueStyle(_ text: ColorRole) -> TextStyle {
        switch state.availability {
        case .open:
            TextStyle(text, state.isBoosted ? [.bold, .underline] : TextRole.oddsValue.attributes)
        case .loading: TextStyle(.textSecondary, .dim)
        case .locked, .unavailable: TextStyle(text, .dim)
        }
    }

    /// The name. Where a price that is not there has none and two rows, a word stands on the first in its place.
    private func title(of state: OutcomeItemDisplayState) -> String {
        let isNameless = state.title.isEmpty && state.availability == .unavailable && !isLow
        return isNameless ? environment.text(.unavailable) : state.title
    }

    /// The price or the mark in its place, and what is read of that; `nil` where the price says it all.
    private func value(of state: OutcomeItemDisplayState) -> (text: String, words: String?) {
        switch state.availability {
        case .open: environment.price(state.odds, isBlank: state.id.isEmpty)
        case .loading: (glyphs.shape(columns: 4), environment.text(.loading))
        case .locked: (glyphs.locked.string, environment.text(.locked))
        case .unavailable: (glyphs.noValue.string, environment.text(.unavailable))
        }
    }

    private func changeText(_ state: OutcomeItemDisplayState) -> String {
        switch state.availability == .open ? state.oddsChange : .none {
        case .none: ""
        case .up: glyphs.oddsUp.string
        case .down: glyphs.oddsDown.string
        }
    }
}
