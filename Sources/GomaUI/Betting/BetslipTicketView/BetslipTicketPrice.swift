/// A selection's price, with a mark before it that comes and goes when it moves; the price stays in its columns.
final class BetslipTicketPrice: PartView {
    private lazy var valueLabel = Label(alignment: .trailing)
    private lazy var changeMark = Label().droppable()
    private lazy var row = StackView([changeMark, valueLabel], spacing: Spacing.xs)
    private(set) lazy var flash = FlashAnimator(in: environment, hold: .seconds(4), fade: Self.fadeOut)
    private var state = BetslipTicketDisplayState.blank

    /// How long the mark takes to come for a rise; for a fall it is as long as the way out.
    static let riseDuration = Duration.seconds(1)
    static let fadeOut = Duration.milliseconds(300)
    /// How much of a mark is seen when it begins to come.
    private static let leastLevel = 0.25

    override var content: View { row }

    override init(in environment: ViewEnvironment) {
        super.init(in: environment)
        flash.onLevel = { [weak self] in self?.renderMark() }
    }

    func render(_ state: BetslipTicketDisplayState) {
        let old = self.state
        self.state = state
        (valueLabel.text, valueLabel.accessibilityLabel, valueLabel.style) = value
        renderMark()
        guard showsMovement else { return flash.stop() }
        let (isSame, wasOpen) = (old.id == state.id, old.showsPrice)
        guard let fadesIn = state.fadesIn(after: old, isSame: isSame, wasOpen: wasOpen) else { return }
        flash.start(fadesIn: fadesIn, over: state.oddsChange == .up ? Self.riseDuration : nil)
    }

    func stop() {
        flash.stop()
        state = .blank
    }

    private var showsMovement: Bool { state.oddsChange != .none && state.showsPrice }

    /// The price or the mark in its place, what is read of that, and its look; no words where the price says it all.
    private var value: (text: String, words: String?, style: TextStyle) {
        let price = environment.price(state.odds, isBlank: state.id.isEmpty)
        return switch state.status {
        case .open: (price.text, price.words, TextStyle(.oddsValue, .textPrimary))
        case .loading: (glyphs.shape(columns: 4), nil, TextStyle(.textSecondary, .dim))
        case .suspended: (glyphs.locked.string, environment.text(.locked), TextStyle(.iconSecondary, .dim))
        case .disabled: (price.text, price.words, TextStyle(.textSecondary, [.dim, .strikethrough]))
        }
    }

    private func renderMark() {
        guard showsMovement else { return changeMark.text = "" }
        let isRising = state.oddsChange == .up
        let role: ColorRole = isRising ? .alertSuccess : .alertError
        let level = max(flash.level, Self.leastLevel)
        changeMark.text = isRising ? glyphs.oddsUp.string : glyphs.oddsDown.string
        changeMark.accessibilityLabel = environment.text(isRising ? .priceRose : .priceFell)
        changeMark.style = TextStyle(
            foreground: level == 1 ? .role(role) : .blend(role, share: level, on: .backgroundCards),
            attributes: .bold)
    }
}

extension BetslipTicketDisplayState {
    /// Whether its price is seen, and not held back.
    fileprivate var showsPrice: Bool { status == .open && presence == .shown }
}
