/// A named state worth seeing.
public struct Variant<State: DisplayState>: Sendable {
    let name: String
    /// What there is to see, in a few words; may be empty where the name says it.
    let summary: String
    let state: State
    /// How what its model asks for is answered, in turn, the last one for good; all is given where there are none.
    let answers: [ScriptedAnswer]
    /// What becomes of the state by itself where its model follows feeds, such as what arrives where it loads; `nil`
    /// where nothing does that the state does not tell.
    let feed: StateFeed<State>?

    public init(
        _ name: String, _ state: State, answers: [ScriptedAnswer] = [], summary: String = "",
        feed: StateFeed<State>? = nil
    ) {
        self.name = name
        self.state = state
        self.answers = answers
        self.summary = summary
        self.feed = feed
    }
}
