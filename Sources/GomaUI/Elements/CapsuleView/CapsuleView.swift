/// A badge: a few words between two round ends.
public final class CapsuleView: ComponentView<any CapsuleViewModelProtocol, CapsuleDisplayState>, StandardComponent {
    public typealias Model = CapsuleViewModel

    private lazy var badge = BadgeView()
    private var isInteractiveCapsule = false
    /// Whether nothing is known yet.
    private var isBlank = true

    override public var content: View { badge }

    override public func render(_ state: CapsuleDisplayState) {
        if state.isInteractive != isInteractiveCapsule { setNeedsKeyHints() }
        isInteractiveCapsule = state.isInteractive
        isBlank = viewModel == nil && state == .blank
        badge.padding = state.padding.columns
        badge.minimumHeight = min(state.minimumHeight, CapsuleDisplayState.tallest)
        let style = TextStyle(state.style.text, state.style.isStrong ? TextRole.badge.attributes : [])
        let ground = ColorReference.role(state.style.ground)
        switch state.content {
        case nil where isBlank && contentContainer.subviews.isEmpty:
            badge.show(glyphs.shape(columns: 5), TextStyle(.textSecondary, .dim), on: .level(.control))
        case nil: badge.show("", style, on: ground)
        case .text(let words): badge.show(words, style, on: ground)
        case .pictured(let picture, let words):
            badge.show(words, style, mark: picture.text(in: glyphs), on: ground)
        case .period(let period):
            let isOn = period.part.isOn
            badge.show(
                period.words(in: environment, as: .long), style, mark: isOn ? glyphs.live.string : "",
                markWords: isOn ? environment.text(.liveUppercase) : "", on: ground)
        case .live: badge.show(environment.text(.liveUppercase), style, mark: glyphs.live.string, on: ground)
        case .result(let result): badge.show(result, in: environment)
        }
    }

    override public func sizeThatFits(_ proposal: Size) -> Size {
        renderBlank()
        return super.sizeThatFits(proposal)
    }

    override public func layoutSubviews() {
        renderBlank()
        super.layoutSubviews()
    }

    /// An owner's views stand in the place of the shape, whenever they come.
    private func renderBlank() {
        if isBlank { render(.blank) }
    }

    /// A row for views of the owner's, in place of words or behind them, between the same ends. What is put in belongs to the
    /// owner and stays when the view is used again.
    public var contentContainer: StackView { badge.container }

    override public var keyBindings: [KeyBinding] {
        guard isInteractiveCapsule else { return [] }
        return [KeyBinding(.activate, keyTitle(.press)) { [self] in viewModel?.press() }]
    }
}
