/// An icon and a title over a rule that tells which tab is selected.
public final class BetslipTypeTabItemView: ComponentView<
    any BetslipTypeTabItemViewModelProtocol, BetslipTypeTabItemDisplayState
>, StandardComponent
{
    public typealias Model = BetslipTypeTabItemViewModel

    private lazy var iconLabel = Label().droppable().unspoken()
    private lazy var titleLabel = Label()
    private lazy var group = StackView([iconLabel, titleLabel], spacing: Spacing.xs)
    private lazy var fade = SelectionFade(in: environment, over: Self.fadeDuration)
    private var state = BetslipTypeTabItemDisplayState.blank

    /// How long the colours take from one look to the other.
    static let fadeDuration: Duration = .milliseconds(300)

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() { addSubview(group) }

    override public func initConstraints() {
        group.layout {
            $0.centerX.equal(to: self)
            $0.top.equal(to: self)
        }
    }

    override public func setupWithTheme() { fade.onChange = { [weak self] in self?.renderColors() } }

    override public func render(_ state: BetslipTypeTabItemDisplayState) {
        self.state = state
        iconLabel.text = state.icon?.text(in: glyphs) ?? ""
        titleLabel.text = state.title
        isSelected = state.isSelected
        fade.show(state.isSelected, of: state.id)
        renderColors()
    }

    /// The group with the focus mark's column, over a row for the rule.
    override public func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: fillsWidth && proposal.width < View.unbounded ? proposal.width : wish, height: 2)
    }

    override public func resetInteraction() { fade.stop() }

    override public func draw(in painter: Painter) {
        let glyphs = painter.glyphs
        let line = state.isSelected ? glyphs.heavy.horizontal : glyphs.light.horizontal
        let rule = Rect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
        painter.fill(
            rule, with: DisplayText(String(line)),
            style: TextStyle(foreground: fade.color(from: .separatorLineSecondary), attributes: weight))
    }

    override public var keyBindings: [KeyBinding] { pressing(.keySwitchType) { $0.select() } }

    private var wish: Int { group.widthOnOneLine + 2 * Spacing.xs }

    private var weight: TextAttributes { state.isSelected ? .bold : [] }

    private func renderColors() {
        let style = TextStyle(foreground: fade.color(from: .textPrimary), attributes: weight)
        iconLabel.style = style
        titleLabel.style = style
        setNeedsDisplay()
    }
}
