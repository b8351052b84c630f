/// The progress of a match: a live mark with the time, or that it has ended. Nothing before it begins.
final class MatchMomentView: View {
    private lazy var live = LiveMark()
    private lazy var label = Label(foreground: .textSecondary)
    private lazy var row = StackView(live.members + [label], spacing: Spacing.xs)

    override init() {
        super.init()
        embed(row)
    }

    func render(_ matchState: MatchState, in environment: ViewEnvironment) {
        let isLive = if case .live = matchState { true } else { false }
        live.render(isLive: isLive, in: environment)
        switch matchState {
        case .preLive: label.text = ""
        case .live(_, let period): label.text = period?.words(in: environment, as: .short) ?? ""
        case .ended: label.text = environment.text(.ended)
        }
    }
}
