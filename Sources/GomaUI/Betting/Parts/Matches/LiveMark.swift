/// The mark of a match that is on, and the word behind it, which is the first to go where room runs out; neither shows of
/// another match.
@MainActor
struct LiveMark: ViewGroup {
    private let dot = Label(style: TextStyle(.badge, .highlightSecondary))
    private let word = Label(style: TextStyle(.badge, .highlightSecondary)).droppable().unspoken()

    /// The mark and the word.
    var members: [View] { [dot, word] }

    func render(isLive: Bool, in environment: ViewEnvironment) {
        word.text = isLive ? environment.text(.liveUppercase) : ""
        dot.text = isLive ? environment.glyphs.live.string : ""
        // Read by the word also where there is no room for that.
        dot.accessibilityLabel = word.text
    }
}
