import TerminalKit

/// One price to choose: the outcome's name over its odds.
public final class OutcomeItemView: ComponentView<any OutcomeItemViewModelProtocol, OutcomeItemDisplayState> {
    private lazy var ground = View()
    private lazy var selectionMark = Label()
    private lazy var titleLabel = Label(alignment: .center)
    /// What keeps a name at the left edge clear of the mark.
    private lazy var markGap = Label(" ").droppable()
    private lazy var titleRow = StackView([markGap, titleLabel])
    private lazy var boostMark = Label().droppable()
    private lazy var valueLabel = Label()
    private lazy var changeMark = Label().droppable()
    private lazy var valueRow = StackView([boostMark, valueLabel, changeMark], spacing: Spacing.xs)
    private lazy var texts = StackView([titleRow, valueRow], axis: .vertical, alignment: .center)
    private lazy var flash = FlashAnimator(in: environment, hold: .seconds(3))
    private var state = OutcomeItemDisplayState.blank

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
        border = .light
        borderStyle = TextStyle(.separatorLine)
        flash.onLevel = { [weak self] in self?.renderColors() }
        flash.onEnd = { [weak self] in self?.viewModel?.clearOddsChange() }
    }

    override public func render(_ state: OutcomeItemDisplayState) {
        let old = self.state
        self.state = state
        texts.axis = state.density == .regular ? .vertical : .horizontal
        texts.spacing = state.density == .regular ? Spacing.none : Spacing.sm
        titleLabel.alignment = state.density == .regular ? .center : .leading
        titleLabel.grows = state.density == .compact
        titleRow.grows = state.density == .compact
        titleRow.minimumWidth = min(Self.leastTitleWidth, DisplayText(state.title).width)
        titleRow.dropOrder = state.density == .compact ? 1 : 0
        markGap.isHidden = state.density == .regular
        titleLabel.text = state.title
        valueLabel.text = valueText(state)
        boostMark.text = state.isBoosted && state.availability == .open ? glyphs.boosted.string : ""
        changeMark.text = changeText(state)
        valueLabel.accessibilityLabel = valueWords(state)
        changeMark.accessibilityLabel = environment.text(state.oddsChange == .up ? .priceRose : .priceFell)
        border = state.availability == .open || state.availability == .loading ? .light : .broken
        isSelected = state.isSelected && state.availability == .open
        selectionMark.text = isSelected ? glyphs.selected.string : ""
        isEnabled = state.availability == .open
        renderFlash(from: old, to: state)
        renderColors()
    }

    /// Two borders around one or two rows, whatever they hold; as wide as there is room, and as the texts where there is
    /// no end to it.
    override public func sizeThatFits(_ proposal: Size) -> Size {
        let wish = texts.measure(Size(width: View.unbounded, height: View.unbounded)).width
        let width = proposal.width < View.unbounded ? proposal.width : wish + 2 * (Spacing.xs + 1)
        return Size(width: width, height: state.density == .regular ? 4 : 3)
    }

    /// Where the texts' padding has gone for lack of room, so has the mark's column.
    override public func layoutSubviews() {
        super.layoutSubviews()
        let room = ground.bounds
        let padding = keepsPadding(in: room.width) ? Spacing.xs : Spacing.none
        texts.frame = Rect(x: padding, y: 0, width: room.width - 2 * padding, height: room.height)
        if padding == 0 { selectionMark.frame = .zero }
    }

    /// Whether a blank column is left on each side: not where the price would be cut for it, or a name on its row go.
    private func keepsPadding(in width: Int) -> Bool {
        let value = valueRow.measure(Size(width: View.unbounded, height: 1)).width
        let name = state.density == .compact ? (titleRow.minimumWidth ?? 0) + 1 : 0
        return width >= max(Self.leastWidthWithMark, name + value + 2 * Spacing.xs)
    }

    override public func resetInteraction() { flash.stop() }

    override public var keyBindings: [KeyBinding] {
        [
            KeyBinding(.activate, "select or deselect") { [self] in viewModel?.toggleSelection() },
            KeyBinding(.more, "more about the outcome") { [self] in viewModel?.requestDetails() },
        ]
    }

    /// A movement that was there before the view is lit at once; one that happens before the customer's eyes fades in.
    private func renderFlash(from old: OutcomeItemDisplayState, to state: OutcomeItemDisplayState) {
        guard state.oddsChange != .none, state.availability == .open else { return flash.stop() }
        let isSameOutcome = old.id == state.id && old.odds != nil
        guard old.oddsChange != state.oddsChange || old.changeCount != state.changeCount || !isSameOutcome else {
            return
        }
        flash.start(fadesIn: isSameOutcome)
    }

    private func renderColors() {
        let text: ColorRole
        let base: ColorRole
        switch (state.availability, state.isSelected) {
        case (.unavailable, _): (text, base) = (.textDisabledOdds, .backgroundDisabledOdds)
        case (.open, true): (text, base) = (.highlightPrimaryContrast, .highlightPrimary)
        case (.open, false), (.loading, _), (.locked, _): (text, base) = (.textOdds, .backgroundOdds)
        }
        let isRising = state.oddsChange == .up
        let lit: ColorRole = isRising ? .myTicketsWonFaded : .myTicketsLostFaded
        let edge: ColorRole = isRising ? .myTicketsWon : .myTicketsLost
        let showsFlash = flash.level > 0 && !isSelected
        ground.background = showsFlash ? .blend(lit, share: flash.level, on: base) : .role(base)
        borderStyle = showsFlash ? TextStyle(edge) : TextStyle(isSelected ? .highlightPrimary : .separatorLine)
        selectionMark.style = TextStyle(text, .bold)
        titleLabel.style = TextStyle(.oddsName, text)
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
        case .locked: TextStyle(.iconSecondary, .dim)
        case .unavailable: TextStyle(text, .dim)
        }
    }

    private func valueText(_ state: OutcomeItemDisplayState) -> String {
        switch state.availability {
        case .open: state.odds.map(environment.odds.string) ?? (state.id.isEmpty ? "" : glyphs.noValue.string)
        case .loading: String(repeating: glyphs.placeholder.string, count: 4)
        case .locked: glyphs.locked.string
        case .unavailable: glyphs.noValue.string
        }
    }

    /// What stands for the price where a mark does; `nil` where the price says it all.
    private func valueWords(_ state: OutcomeItemDisplayState) -> String? {
        switch state.availability {
        case .open: nil
        case .loading: environment.text(.loading)
        case .locked: environment.text(.locked)
        case .unavailable: environment.text(.unavailable)
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
