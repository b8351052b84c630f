/// One tab: its title with marks and a count, over a line that tells which one is selected.
public final class MarketGroupTabItemView: ComponentView<
    any MarketGroupTabItemViewModelProtocol, MarketGroupTabItemDisplayState
>, StandardComponent
{
    public typealias Model = MarketGroupTabItemViewModel

    private lazy var prefixLabel = Label().droppable(order: 2).unspoken()
    private lazy var titleLabel = Label(alignment: .center).narrowing(to: 6)
    private lazy var suffixLabel = Label().droppable(order: 2).unspoken()
    private lazy var badge = CountBadge().droppable()
    private lazy var row = StackView([prefixLabel, titleLabel, suffixLabel, badge], spacing: Spacing.xs)
    private lazy var fade = SelectionFade(in: environment, over: Self.fadeDuration)
    private var state = MarketGroupTabItemDisplayState.blank

    /// How long the colours take from one look to the other.
    static let fadeDuration: Duration = .milliseconds(200)

    override public func setupSubviews() { addSubview(row) }

    override public func setupWithTheme() { fade.onChange = { [weak self] in self?.renderColors() } }

    override public func render(_ state: MarketGroupTabItemDisplayState) {
        self.state = state
        prefixLabel.text = state.prefixIcon?.text(in: glyphs) ?? ""
        titleLabel.text = state.title.words(in: environment)
        suffixLabel.text = state.suffixIcon?.text(in: glyphs) ?? ""
        badge.show(state.badgeCount, isEnabled: state.isEnabled)
        isSelected = state.isSelected
        isEnabled = state.isEnabled
        fade.show(state.isSelected, of: state.id)
        renderColors()
    }

    override public func resetInteraction() { fade.stop() }

    /// A blank column on each side: the left one is the focus mark's.
    override public func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: row.measure(Size(width: proposal.width - 2, height: 1)).width + 2, height: 2)
    }

    override public func layoutSubviews() {
        let room = max(0, bounds.width - 2)
        let width = min(room, row.measure(Size(width: room, height: 1)).width)
        row.frame = Rect(x: (bounds.width - width) / 2, y: 0, width: width, height: min(1, bounds.height))
    }

    /// The ground lies under the title; the line belongs to the bar.
    override public func draw(in painter: Painter) {
        if let ground = state.isSelected ? state.selectedGround : state.ground {
            painter.fill(Rect(x: 0, y: 0, width: bounds.width, height: 1), with: .role(ground))
        }
        let line = DisplayText(String(painter.glyphs.border(lineStyle).horizontal))
        let style = TextStyle(foreground: fade.color(from: .separatorLine))
        painter.fill(Rect(x: 0, y: 1, width: bounds.width, height: 1), with: line, style: style)
    }

    override public var keyBindings: [KeyBinding] { pressing(.keyShowGroup) { $0.select() } }

    private var lineStyle: BorderStyle { !state.isEnabled ? .broken : state.isSelected ? .heavy : .light }

    private func renderColors() {
        let style =
            state.isEnabled
            ? TextStyle(foreground: fade.color(from: .textPrimary), attributes: state.isSelected ? .bold : [])
            : TextStyle(.textSecondary, .dim)
        for label in [prefixLabel, titleLabel, suffixLabel] { label.style = style }
        setNeedsDisplay()
    }
}
