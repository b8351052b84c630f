/// The marks of what a match offers and the number of its other markets: the way to them.
final class MarketCountLinkView: Control {
    private let environment: ViewEnvironment
    private lazy var icons = MarketIconsView(in: environment).droppable()
    private lazy var countLabel = Label(style: TextStyle(.strongCaption, .textPrimary))
    private lazy var arrow = Label(foreground: .iconSecondary).droppable(order: 2)
    /// The gap behind what grows is the focus mark's column, and what there is ends at the edge.
    private lazy var row = StackView([View().growing(), icons, countLabel, arrow], spacing: Spacing.xs)
    /// Called when the customer wants the markets.
    var onActivate: (() -> Void)?

    init(in environment: ViewEnvironment) {
        self.environment = environment
        super.init()
        place(row, insetBy: .zero)
    }

    func render(_ state: CompactMatchHeaderDisplayState) {
        let count = max(0, state.marketCount ?? 0)
        let leadsOn = count > 0
        icons.render(state.icons)
        countLabel.showMoreMarkets(count, in: environment)
        arrow.text = leadsOn && state.showsArrow ? glyphs.moreRight.string : ""
        isEnabled = leadsOn
    }

    override var keyBindings: [KeyBinding] {
        KeyBinding.activating(environment.text(.keyOpenAllMarkets), isEnabled ? onActivate : nil)
    }
}
