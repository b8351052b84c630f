import TerminalKit

/// A place in a state: the whole of one, or a part of what stands at another place.
///
/// A state is kept once, by the place that is the whole of it: a part is read there, and changed there. A change reaches
/// the places that it concerns and no others, each once, a part before what it is a part of, after all of it has happened.
@MainActor
public final class StatePlace<State: DisplayState> {
    /// Where models of this state get time, words and glyphs from.
    public let environment: ViewEnvironment
    /// Where the place lies in the whole now, such as `outcomes.lines[0]`; empty for the whole itself.
    public var path: String { pathNow() }
    private let pathNow: () -> String
    /// Told every change of what stands here, before those who follow ``publisher`` are.
    let changes = Broadcast<StateChange<State>>()

    private var source: Source
    private let queue: ChangeQueue
    /// Asks the parts whether a state still has them.
    private let departures = Broadcast<StateChange<State>>()
    /// What keeps this place in step with the one around it, or with what it is worked out from.
    private var subscriptions: [AnyObject] = []
    /// Told to those who follow ``publisher``, in the order in which they came.
    private let news = Broadcast<State>()
    private var isFollowed = false
    private var isNews = false

    /// The store of the state.
    private enum Source {
        case here(State)
        case around(read: () -> State?, write: (State) -> Void)
    }

    /// The whole of a state.
    public convenience init(_ state: State, in environment: ViewEnvironment) {
        self.init(.here(state), path: { "" }, in: environment, queue: ChangeQueue())
    }

    private init(
        _ source: Source, path: @escaping () -> String, in environment: ViewEnvironment, queue: ChangeQueue
    ) {
        self.source = source
        pathNow = path
        self.environment = environment
        self.queue = queue
    }

    // MARK: Reading and changing

    /// What stands here now.
    public var state: State {
        switch source {
        case .here(let state): state
        case .around(let read, _): read() ?? .blank
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
        case .around(_, let write): write(new)
        case .here:
            departures.tell(StateChange(old: old, new: new))
            source = .here(new)
            queue.follow { [weak self] in self?.follow(StateChange(old: old, new: new)) }
            queue.run()
        }
    }

    /// The state now, on subscription, and then every change.
    public var publisher: AnyPublisher<State, Never> {
        isFollowed = true
        return Deferred { [self] in
            // One subject tells its subscribers in no order of theirs, so each has its own.
            let subject = PassthroughSubject<State, Never>()
            let listening = news.subscribe { subject.send($0) }
            // A view may be freed on any thread, and its subscription with it.
            let kept = { @Sendable in withExtendedLifetime(listening) {} }
            return Just(state).append(subject).handleEvents(receiveCancel: kept)
        }.eraseToAnyPublisher()
    }

    /// Tells `body` every change from now on, as the publisher does, for as long as the result is kept.
    func follow(_ body: @escaping (State) -> Void) -> AnyObject {
        isFollowed = true
        return news.subscribe(body)
    }

    /// Keeps what this place hangs on for as long as the place is there, such as a subscription.
    public func keep(_ object: AnyObject) { subscriptions.append(object) }

    /// Takes a change to those whom it concerns.
    private func follow(_ change: StateChange<State>) {
        guard change.old != change.new else { return }
        changes.tell(change)
        guard isFollowed, !isNews else { return }
        isNews = true
        queue.tell { [weak self] in self?.publish() }
    }

    private func publish() {
        isNews = false
        news.tell(state)
    }

    // MARK: Parts

    /// A part that is worked out from the state here, or `nil` where the state has none.
    /// - Parameters:
    ///   - name: the part's name now, as it stands in ``path``.
    ///   - read: the part now.
    ///   - write: takes over what has changed in the part.
    func part<Part: DisplayState>(
        named name: @autoclosure @escaping () -> String, read: @escaping (State) -> Part?,
        write: @escaping (inout State, Part) -> Void
    ) -> StatePlace<Part>? {
        guard read(state) != nil else { return nil }
        let part = StatePlace<Part>(
            .around(
                read: { [self] in read(state) },
                write: { [self] part in update { write(&$0, part) } }),
            path: { [self] in path.isEmpty ? name() : "\(path).\(name())" }, in: environment, queue: queue)
        part.keep(
            departures.subscribe { [weak part] change in
                guard let part, let old = read(change.old) else { return }
                if let new = read(change.new) {
                    part.departures.tell(StateChange(old: old, new: new))
                } else {
                    part.leave(with: old)
                }
            })
        part.keep(
            changes.subscribe { [weak part] change in
                guard let part, let old = read(change.old), let new = read(change.new) else { return }
                part.follow(StateChange(old: old, new: new))
            })
        return part
    }

    /// The place around has this one no longer.
    private func leave(with state: State) {
        source = .here(state)
        isThere = false
        subscriptions = []
    }
}
