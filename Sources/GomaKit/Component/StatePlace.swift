/// A place in a state: the whole of one, or a part of what stands at another place.
///
/// A state is kept once, by the place that is the whole of it: a part is read there, and changed there. A change reaches
/// the places that it concerns and no others, each once, a part before what it is a part of, after all of it has happened.
@MainActor
public final class StatePlace<State: DisplayState>: LastingPlace {
    /// Where models of this state get time, words and glyphs from.
    public let environment: ViewEnvironment
    private var source: Source
    private let queue: ChangeQueue
    /// Those who go along with what stands here, in the order in which they came; told before those who follow
    /// ``publisher``.
    private var followers = LivingList<Follower>()
    /// Those who have follow ``publisher``; `nil` while nobody does.
    private var news: Broadcast<State>?
    private var isNews = false
    /// What is let go of when the place leaves.
    private var kept: [AnyObject] = []

    private enum Source {
        /// Behind a reference, so that the place of a part, which has none of its own, keeps no room for one.
        /// - Parameter path: where it lay before it left what was around it.
        indirect case here(State, path: String)
        case around(any PartLink<State>)
    }

    private struct Follower: Leaving {
        weak var object: (any StateFollower<State>)?

        var isGone: Bool { object == nil }
    }

    /// The whole of a state.
    public convenience init(_ state: State, in environment: ViewEnvironment) {
        self.init(.here(state, path: ""), in: environment, queue: ChangeQueue())
    }

    private init(_ source: Source, in environment: ViewEnvironment, queue: ChangeQueue) {
        self.source = source
        self.environment = environment
        self.queue = queue
    }

    /// Where the place lies in the whole, such as `outcomes.lines[0]`; empty for the whole itself.
    public var path: String {
        switch source {
        case .here(_, let path): path
        case .around(let link): link.path
        }
    }

    // MARK: Reading and changing

    /// What stands here now.
    public var state: State {
        switch source {
        case .here(let state, _): state
        case .around(let link): link.read() ?? .blank
        }
    }

    /// Whether the place around still has this one. What has left keeps the state that it had, for whoever still shows it.
    public private(set) var isThere = true

    /// Changes the state; equal states are not told twice.
    public func update(_ change: (inout State) -> Void) {
        var state = state
        change(&state)
        replace(with: state)
    }

    /// Puts another state in place of the one that stands here.
    public func replace(with new: State) {
        let old = state
        guard new != old else { return }
        switch source {
        case .around(let link): link.write(new)
        case .here(_, let path):
            let change = StateChange(old: old, new: new)
            makeWay(for: change)
            source = .here(new, path: path)
            queue.follow { [weak self] in self?.follow(change) }
            queue.run()
        }
    }

    /// The state now, on subscription, and then every change.
    public var publisher: AnyPublisher<State, Never> {
        Deferred { [self] in
            // One subject tells its subscribers in no order of theirs, so each has its own. It has the state, so that what
            // changes while that is told is not lost.
            let subject = CurrentValueSubject<State, Never>(state)
            let listening = follow { subject.send($0) }
            // A view may be freed on any thread, and its subscription with it.
            let kept = { @Sendable in withExtendedLifetime(listening) {} }
            return subject.handleEvents(receiveCancel: kept)
        }.eraseToAnyPublisher()
    }

    /// Tells `body` every change from now on, as the publisher does, for as long as the result is kept.
    func follow(_ body: @escaping (State) -> Void) -> Broadcast<State>.Subscription {
        let news = news ?? Broadcast()
        self.news = news
        return news.subscribe(body)
    }

    /// Whether somebody follows, or has done so since that was last forgotten.
    var isFollowed: Bool { news != nil }

    /// Forgets what was to be told to those who follow no longer; else that is there until the next change.
    func forgetThoseGone() {
        if news?.isHeard() == false { news = nil }
    }

    /// Keeps what this place hangs on for as long as the place is there, such as a subscription.
    public func keep(_ object: AnyObject) { kept.append(object) }

    // MARK: Following

    /// Has a model or a part go along with what stands here, for as long as that is there.
    func add(_ follower: some StateFollower<State>) { followers.append(Follower(object: follower)) }

    /// Lets those parts leave that will be there no longer.
    func makeWay(for change: StateChange<State>) {
        for follower in followers.living() { follower.object?.makeWay(for: change) }
    }

    /// Takes a change to those whom it concerns.
    func follow(_ change: StateChange<State>) {
        guard change.old != change.new else { return }
        for follower in followers.living() { follower.object?.follow(change) }
        guard isFollowed, !isNews else { return }
        isNews = true
        queue.tell { [weak self] in self?.publish() }
    }

    private func publish() {
        isNews = false
        news?.tell(state)
    }

    /// The place around has this one no longer.
    func leave(with state: State) {
        source = .here(state, path: path)
        isThere = false
        kept = []
    }

    // MARK: Parts

    /// The place of a part, or `nil` where the state has none now.
    /// - Parameter name: what the part, or the list that it is in, is called in ``path``.
    func part<Part: DisplayState>(_ part: StatePart<State, Part>, named name: String) -> StatePlace<Part>? {
        guard part.read(in: state) != nil else { return nil }
        let link = WholeLink(part, named: name, of: self)
        let place = StatePlace<Part>(.around(link), in: environment, queue: queue)
        link.place = place
        add(link)
        return place
    }
}
