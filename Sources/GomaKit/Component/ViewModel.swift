/// The base of all view models: decides about the state at one place, the whole of a state or a part of another model's.
///
/// A model over a part keeps no state of its own. What it changes has changed in the whole, and what changes there has
/// changed for it, so that a child is one line where its parent declares it:
///
///     public var headerViewModel: any MatchHeaderViewModelProtocol { part(\.header, MatchHeaderViewModel.init) }
open class ViewModel<State: DisplayState>: DisplayStateSource, ActionTarget, StateFollower {
    /// Where the state is kept: by this model, or as a part of another's state.
    public let place: StatePlace<State>
    /// What moves the state by itself; `nil` where nothing does.
    private var timeline: FeedTimeline<State>?
    /// The answers that a state waits for.
    final var waits: [AwaitedAnswer: AnyObject] = [:]
    private var groups: [ModelGroup] = []

    /// Decides about what stands at a place.
    public init(_ place: StatePlace<State>) {
        self.place = place
        place.add(self)
        keepTime(for: place.state, after: nil)
    }

    /// Decides about the whole of a state.
    public convenience init(_ state: State, in environment: ViewEnvironment) {
        self.init(StatePlace(state, in: environment))
    }

    /// Where the model gets time, words and glyphs from.
    public final var environment: ViewEnvironment { place.environment }
    public final var currentDisplayState: State { place.state }
    public final var displayStatePublisher: AnyPublisher<State, Never> { place.publisher }
    /// Where this model belongs, such as `outcomes.lines[0]`; empty for one over a whole state.
    public final var path: String { place.path }

    /// Changes the state; equal states are not told twice.
    public final func update(_ change: (inout State) -> Void) { place.update(change) }

    /// Puts another state in place of the current one, as a gallery does that edits it.
    public final func replaceState(_ state: State) { place.replace(with: state) }

    /// Starts and stops what passes by itself in a state, such as the time until an answer comes.
    ///
    /// Called with the state that the model begins with, and after every change before it is told, wherever it came from.
    /// - Parameter old: `nil` at the beginning.
    open func keepTime(for state: State, after old: State?) {}

    final func makeWay(for change: StateChange<State>) {}

    final func follow(_ change: StateChange<State>) {
        for group in groups { group.letGoOfThoseGone() }
        keepTime(for: change.new, after: change.old)
    }

    // MARK: Feeds

    /// Brings the state what a feed holds from now on, in place of any other feed.
    public final func follow(_ feed: StateFeed<State>) { timeline = FeedTimeline(feed, for: place) }

    /// Hears of no feed any more.
    package final func stopFollowing() { timeline = nil }

    // MARK: Parts

    /// The model of a part that is always there.
    public final func part<Part: DisplayState, Model: ViewModel<Part>>(
        _ keyPath: WritableKeyPath<State, Part>, _ make: (StatePlace<Part>) -> Model
    ) -> Model {
        let group = group(at: keyPath, isList: false)
        return always(group.model(from: { place.part(.always(keyPath), named: group.name) }, make: make), group.name)
    }

    /// The model of a part that may be there or not, `nil` while it is not; a part that comes again gets another model.
    public final func part<Part: DisplayState, Model: ViewModel<Part>>(
        _ keyPath: WritableKeyPath<State, Part?>, _ make: (StatePlace<Part>) -> Model
    ) -> Model? {
        let group = group(at: keyPath, isList: false)
        return group.model(from: { place.part(.maybe(keyPath), named: group.name) }, make: make)
    }

    /// The models of a list's elements; each keeps its model for as long as its place in the list exists.
    public final func parts<Part: DisplayState, Model: ViewModel<Part>>(
        _ keyPath: WritableKeyPath<State, [Part]>, _ make: (StatePlace<Part>) -> Model
    ) -> [Model] {
        parts(keyPath, currentDisplayState[keyPath: keyPath].indices.map { ListElement(at: $0) }, make)
    }

    /// The models of a list's elements; each keeps its model for as long as the element is there, wherever it moves to.
    ///
    /// Elements that have no `id`, or one that another has too, go by their places.
    public final func parts<Part: DisplayState & Identifiable<String>, Model: ViewModel<Part>>(
        _ keyPath: WritableKeyPath<State, [Part]>, _ make: (StatePlace<Part>) -> Model
    ) -> [Model] {
        let ids = currentDisplayState[keyPath: keyPath].map(\.id)
        let uses = Dictionary(ids.map { ($0, 1) }, uniquingKeysWith: +)
        let elements = ids.enumerated().map { index, id in
            id.isEmpty || uses[id] != 1 ? ListElement<Part>(at: index) : ListElement(at: index, id)
        }
        return parts(keyPath, elements, make)
    }

    private func parts<Part: DisplayState, Model: ViewModel<Part>>(
        _ keyPath: WritableKeyPath<State, [Part]>, _ elements: [ListElement<Part>], _ make: (StatePlace<Part>) -> Model
    ) -> [Model] {
        let group = group(at: keyPath, isList: true)
        group.keep(only: elements.map(\.key))
        return elements.enumerated().compactMap { index, element in
            group.model(
                element.key, at: index, from: { place.part(.element(keyPath, element), named: group.name) },
                make: make)
        }
    }

    /// The model of a part that always follows from the state, such as a button whose title says what has been typed.
    /// - Parameters:
    ///   - read: the part now.
    ///   - write: takes over what the part has changed by itself; what it leaves aside follows from the state again.
    public final func part<Part: DisplayState, Model: ViewModel<Part>>(
        named name: String, read: @escaping (State) -> Part, write: @escaping (inout State, Part) -> Void = { _, _ in },
        _ make: (StatePlace<Part>) -> Model
    ) -> Model {
        let group = group(named: name, isList: false)
        let place = { self.place.part(.derived(read: read, write: write), named: name) }
        return always(group.model(from: place, make: make), name)
    }

    /// The model of a part that follows from the state, and may be there or not; `nil` while it is not.
    public final func part<Part: DisplayState, Model: ViewModel<Part>>(
        named name: String, read: @escaping (State) -> Part?,
        write: @escaping (inout State, Part) -> Void = { _, _ in },
        _ make: (StatePlace<Part>) -> Model
    ) -> Model? {
        group(named: name, isList: false)
            .model(from: { place.part(.derived(read: read, write: write), named: name) }, make: make)
    }

    /// The model of a part that follows from the state, and may be there or not, by a type known only while running.
    package final func part<Model: PlacedModel & ActionTarget>(
        named name: String, read: @escaping (State) -> Model.State?,
        write: @escaping (inout State, Model.State) -> Void,
        as type: Model.Type
    ) -> Model? {
        group(named: name, isList: false)
            .model(from: { place.part(.derived(read: read, write: write), named: name) }) { type.init($0) }
    }

    /// The models of parts that follow from the state, one for each.
    public final func parts<Part: DisplayState, Model: ViewModel<Part>>(
        named name: String, read: @escaping (State) -> [Part], _ make: (StatePlace<Part>) -> Model
    ) -> [Model] {
        let group = group(named: name, isList: true)
        let indices = read(currentDisplayState).indices
        group.keep(only: indices.map { .index($0) })
        return indices.compactMap { index -> Model? in
            let part = StatePart<State, Part>.derived(read: { read($0).dropFirst(index).first }, write: { _, _ in })
            return group.model(
                .index(index), at: index, from: { place.part(part, named: "\(name)[\(index)]") }, make: make)
        }
    }

    private func always<Model>(_ model: Model?, _ name: String) -> Model {
        guard let model else { preconditionFailure("\(State.self) has no \(name), which is always there") }
        return model
    }

    private func group(at keyPath: PartialKeyPath<State>, isList: Bool) -> ModelGroup {
        if let known = groups.first(where: { $0.keyPath === keyPath || $0.keyPath == keyPath }) { return known }
        let group = ModelGroup(keyPath: keyPath, name: KeyPathName.of(keyPath), isList: isList)
        groups.append(group)
        return group
    }

    private func group(named name: String, isList: Bool) -> ModelGroup {
        if let known = groups.first(where: { $0.keyPath == nil && $0.name == name }) { return known }
        let group = ModelGroup(keyPath: nil, name: name, isList: isList)
        groups.append(group)
        return group
    }

    // MARK: Finding

    /// The model at a path below this one.
    package final func model(at path: String) -> (any ActionTarget)? {
        if path.isEmpty { return self }
        for group in groups {
            for (name, model) in group.named where path == name || path.hasPrefix(name + ".") {
                return model.model(at: String(path.dropFirst(name.count + 1)))
            }
        }
        return nil
    }

    /// The component that this is a model of, such as "PillItem".
    package static var componentName: String {
        var name = String(nameOf: self)
        if name.hasSuffix("ViewModel") { name.removeLast(9) }
        return name
    }
}
