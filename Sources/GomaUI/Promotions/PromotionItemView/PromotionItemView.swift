/// One kind of promotions in a row of kinds.
public final class PromotionItemView: ComponentView<any PromotionItemViewModelProtocol, PromotionItemDisplayState>,
    StandardComponent
{
    public typealias Model = PromotionItemViewModel

    private lazy var titleLabel = Label().narrowing(to: 4)
    private lazy var pill = PillBox([titleLabel], padding: Spacing.xs)
    private lazy var room = PillRoom(pill)
    private lazy var fade = SelectionFade(in: environment, over: Self.fadeDuration)
    private var state = PromotionItemDisplayState.blank

    /// How long the colours take from one look to the other.
    static let fadeDuration: Duration = .milliseconds(200)

    override public var content: View { room }

    override public func setupWithTheme() { fade.onChange = { [weak self] in self?.renderColors() } }

    override public func render(_ state: PromotionItemDisplayState) {
        self.state = state
        titleLabel.text = viewModel == nil ? glyphs.shape(columns: 5) : state.title
        titleLabel.accessibilityLabel = state.category.flatMap { ReadingText.joined([state.title, $0]) }
        isSelected = state.isSelected
        isEnabled = !state.isReadOnly
        isReadOnly = state.isReadOnly
        fade.show(state.isSelected, of: state.id)
        renderColors()
    }

    override public func resetInteraction() { fade.stop() }

    override public var keyBindings: [KeyBinding] { pressing(.keySelect) { $0.selectPromotion() } }

    /// A read-only kind that is chosen keeps a quiet ground, and its words stand out.
    private func renderColors() {
        let ground = fade.color(from: GroundLevel.control.role)
        switch (state.isReadOnly, state.isSelected) {
        case (true, let isSelected):
            titleLabel.style = TextStyle(.textPrimary, isSelected ? [.bold, .underline] : [])
            pill.look = PillBox.Look(ground: .level(.control), ends: .faint)
        case (false, true):
            titleLabel.style = TextStyle(.highlightPrimaryContrast, .bold)
            pill.look = PillBox.Look(ground: ground, ends: .chosen)
        case (false, false):
            titleLabel.style = TextStyle(.textPrimary, .bold)
            pill.look = PillBox.Look(ground: ground, ends: .resting)
        }
        if viewModel == nil { titleLabel.style = TextStyle(.textSecondary, .dim) }
    }
}
