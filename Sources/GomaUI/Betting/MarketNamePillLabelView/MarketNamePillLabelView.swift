/// The name of a market, plain or in a pill where it is to stand out, and a short line that fades out behind it.
public final class MarketNamePillLabelView: ComponentView<
    any MarketNamePillLabelViewModelProtocol, MarketNamePillLabelDisplayState
>, StandardComponent
{
    public typealias Model = MarketNamePillLabelViewModel

    private lazy var nameLabel = Label().narrowing(to: 3)
    private lazy var moreMark = Label().droppable()
    private lazy var pill = PillBox([nameLabel, moreMark])
    private lazy var line = FadingRule(.trailing, length: 5).droppable()
    private lazy var row = StackView([pill, line])
    private lazy var press = FlashAnimator(in: environment, hold: .milliseconds(100), fade: .milliseconds(100))
    private var state = MarketNamePillLabelDisplayState.blank
    /// Whether there may be a line; where the name has a row of its own, what stands at the row's end is enough.
    var showsLine = true { didSet { if showsLine != oldValue { render(state) } } }

    override public var content: View { row }

    override public func setupWithTheme() { press.onLevel = { [weak self] in self?.renderColors() } }

    override public func render(_ state: MarketNamePillLabelDisplayState) {
        self.state = state
        nameLabel.text = viewModel == nil ? glyphs.shape(columns: 6) : state.text
        nameLabel.accessibilityLabel = viewModel == nil ? "" : nil
        moreMark.text = state.isInteractive ? glyphs.moreRight.string : ""
        line.isHidden = !state.showsLine || !showsLine
        isEnabled = state.style != .disabled
        renderColors()
    }

    override public func resetInteraction() { press.stop() }

    /// It is said that it is out of use, although nobody can go to it.
    override public var accessibilityValue: String? { isEnabled ? super.accessibilityValue : controlWords.unavailable }

    override public var keyBindings: [KeyBinding] {
        guard state.isInteractive else { return [] }
        return [KeyBinding(.activate, environment.text(.keyShowMarket)) { [self] in showMarket() }]
    }

    private func showMarket() {
        press.start(fadesIn: false)
        viewModel?.showMarket()
    }

    /// While it answers a press, it is a pill filled with the colour of its mark and its line.
    private func renderColors() {
        let look = look
        let lit = press.level * 0.5
        let ground = lit > 0 ? .blend(look.border, share: lit, on: .backgroundCards) : look.ground
        pill.look = PillBox.Look(ground: ground, ends: ground == nil ? .blank : .filled)
        pill.padding = look.ground == nil ? Spacing.none : Spacing.xs
        nameLabel.style = TextStyle(look.text, viewModel == nil ? .dim : look.attributes)
        moreMark.style = TextStyle(look.border, .bold)
        line.role = look.border
    }

    private var look: (border: ColorRole, text: ColorRole, ground: ColorReference?, attributes: TextAttributes) {
        switch state.style {
        case .standard: (.separatorLineSecondary, .textSecondary, nil, [])
        case .highlighted:
            (.highlightPrimary, .textPrimary, .blend(.highlightPrimary, share: 0.1, on: .backgroundCards), .bold)
        case .disabled: (.separatorLineSecondary, .textSecondary, nil, .dim)
        case .custom(let border, let text, let ground):
            (border, text, ground.map { .role($0) }, .bold)
        }
    }
}
