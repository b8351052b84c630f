import TerminalKit

/// The name of a market in a pill, and a short line that fades out behind it.
public final class MarketNamePillLabelView: ComponentView<
    any MarketNamePillLabelViewModelProtocol, MarketNamePillLabelDisplayState
>, StandardComponent
{
    public typealias Model = MarketNamePillLabelViewModel

    private lazy var leftCap = Label()
    private lazy var nameLabel = Label().narrowing(to: 3)
    private lazy var moreMark = Label().droppable()
    private lazy var rightCap = Label()
    private lazy var pill = StackView([leftCap, nameLabel, moreMark, rightCap], spacing: Spacing.xs)
    private lazy var line = FadingRule(.trailing, length: 5).droppable()
    private lazy var row = StackView([pill, line])
    private lazy var press = FlashAnimator(in: environment, hold: .milliseconds(100), fade: .milliseconds(100))
    private var state = MarketNamePillLabelDisplayState.blank

    override public var content: View { row }

    override public func setupWithTheme() { press.onLevel = { [weak self] in self?.renderColors() } }

    override public func render(_ state: MarketNamePillLabelDisplayState) {
        self.state = state
        nameLabel.text = state.text
        moreMark.text = state.isInteractive ? glyphs.moreRight.string : ""
        line.isHidden = !state.showsLine
        isEnabled = state.style != .disabled
        renderCaps()
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

    private func renderCaps() {
        let caps =
            switch state.style {
            case .standard, .custom: (glyphs.pillLeft, glyphs.pillRight)
            case .highlighted: (glyphs.selectedPillLeft, glyphs.selectedPillRight)
            case .disabled: (glyphs.readOnlyPill, glyphs.readOnlyPill)
            }
        leftCap.text = caps.0.string
        rightCap.text = caps.1.string
    }

    /// While it answers a press, the pill fills with the colour of its border.
    private func renderColors() {
        let look = look
        let lit = press.level * 0.5
        pill.background = lit > 0 ? .blend(look.border, share: lit, on: .backgroundCards) : look.ground
        nameLabel.style = TextStyle(look.text, look.attributes)
        moreMark.style = TextStyle(look.border, .bold)
        leftCap.style = TextStyle(look.border, look.attributes.intersection(.dim))
        rightCap.style = leftCap.style
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
