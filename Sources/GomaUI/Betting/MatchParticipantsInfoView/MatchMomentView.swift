/// The progress of a match: a live mark with the time, or that it has ended. Nothing before it begins.
final class MatchMomentView: View {
    private lazy var dot = Label(style: TextStyle(.badge, .highlightSecondary))
    private lazy var liveLabel = Label(style: TextStyle(.badge, .highlightSecondary)).droppable().unspoken()
    private lazy var label = Label(foreground: .textSecondary)
    private lazy var row = StackView([dot, liveLabel, label], spacing: Spacing.xs)

    override init() {
        super.init()
        embed(row)
    }

    func render(_ matchState: MatchState, in environment: ViewEnvironment) {
        var isLive = false
        switch matchState {
        case .preLive: label.text = ""
        case .live(_, let period):
            isLive = true
            label.text = period?.words(in: environment, as: .short) ?? ""
        case .ended: label.text = environment.text(.ended)
        }
        let live = isLive ? environment.text(.liveUppercase) : ""
        dot.text = isLive ? glyphs.live.string : ""
        // Read by the word also where there is no room for that.
        dot.accessibilityLabel = live
        liveLabel.text = live
    }
}
