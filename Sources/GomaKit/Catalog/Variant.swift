/// A named state worth seeing, which is made when somebody looks.
///
/// `State` is a ``DisplayState``, as the ``CatalogEntry`` says. Here it is not asked for: that would be searched for, for each
/// component whose states are only counted.
public struct Variant<State: Sendable>: Sendable {
    let name: String
    let summary: String
    let answers: [ScriptedAnswer]
    private let makeState: @MainActor () -> State
    private let makeFeed: @MainActor () -> StateFeed<State>?

    /// - Parameters:
    ///   - name: unique among the component's states.
    ///   - state: made when somebody looks.
    ///   - answers: how what the model asks for is answered, in turn, the last one for good; all is given where there
    ///     are none.
    ///   - summary: what there is to see, in a few words; empty where the name says it.
    ///   - feed: what becomes of the state by itself where its model follows feeds, such as what arrives where it
    ///     loads; `nil` where nothing does that the state does not tell.
    public init(
        _ name: String, _ state: @autoclosure @escaping @MainActor () -> State, answers: [ScriptedAnswer] = [],
        summary: String = "", feed: @autoclosure @escaping @MainActor () -> StateFeed<State>? = nil
    ) {
        self.name = name
        self.answers = answers
        self.summary = summary
        makeState = state
        makeFeed = feed
    }

    @MainActor var state: State { makeState() }
    @MainActor var feed: StateFeed<State>? { makeFeed() }
}
