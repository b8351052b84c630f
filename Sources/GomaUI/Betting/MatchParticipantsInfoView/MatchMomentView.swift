/// The progress of a match: a live mark with the time, or that it has ended. Nothing before it begins.
final class MatchMomentView: View {
    private lazy var dot = Label(style: TextStyle(.badge, .highlightSecondary))
    private lazy var label = Label()
    private lazy var row = StackView([dot, label], spacing: Spacing.xs)

    override init() {
        super.init()
        embed(row)
    }

    func render(_ matchState: MatchState, in environment: ViewEnvironment) {
        switch matchState {
        case .preLive: show("", isLive: false, style: .plain)
        case .live(_, let period):
            let words = period?.words(in: environment, as: .short) ?? ""
            let live = environment.text(.liveUppercase)
            if words.isEmpty {
                show(live, isLive: true, style: TextStyle(.badge, .highlightSecondary))
            } else {
                show(words, isLive: true, style: TextStyle(.textSecondary))
                // Beside a time the mark alone says it.
                dot.accessibilityLabel = live
            }
        case .ended: show(environment.text(.ended), isLive: false, style: TextStyle(.textSecondary))
        }
    }

    private func show(_ text: String, isLive: Bool, style: TextStyle) {
        dot.text = isLive ? glyphs.live.string : ""
        dot.accessibilityLabel = nil
        label.text = text
        label.style = style
    }
}
