import GomaUI
import TerminalKit

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// The base of the view models that show what a ``Sportsbook`` knows: a state that is worked out anew whenever what it
/// hangs on has changed, and told only when it differs.
@MainActor
class BookModel<State: DisplayState>: DisplayStateSource {
    let book: Sportsbook
    private let derive: (Sportsbook) -> State
    private let subject: CurrentValueSubject<State, Never>
    private var followers: [Sportsbook.Follower] = []

    /// - Parameters:
    ///   - topics: what the state hangs on.
    ///   - derive: works the state out.
    init(_ book: Sportsbook, topics: [Sportsbook.Topic], derive: @escaping (Sportsbook) -> State) {
        self.book = book
        self.derive = derive
        subject = CurrentValueSubject(derive(book))
        followers = topics.map { topic in book.follow(topic) { [weak self] in self?.refresh() } }
    }

    var currentDisplayState: State { subject.value }

    var displayStatePublisher: AnyPublisher<State, Never> { subject.eraseToAnyPublisher() }

    /// Called with a new state before anyone is told, for models that keep children.
    func stateWillChange(to state: State) {}

    private func refresh() {
        let state = derive(book)
        guard state != subject.value else { return }
        stateWillChange(to: state)
        subject.value = state
    }
}
