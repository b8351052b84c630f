/// A collection whose elements have identities: what is known of one changes, comes and goes without the others.
public class CollectionSource<Element: Sendable>: PageSource {
    /// The identities of the elements, in their order.
    public private(set) final var ids: [String] = []
    private var elements: [String: Element] = [:]
    /// Told of each element that has been shown, also of one that has gone, as it may come again.
    private var elementChanges: [String: Broadcast<Void>] = [:]
    private let identify: (Element) -> String
    private let empty: String
    private var following: Following?
    /// Asks for more; `nil` where there is no more than has come.
    public final var onLoadMore: (() -> Void)? {
        didSet { changes.tell(()) }
    }
    /// Asks again for what has failed.
    public final var onRetry: (() -> Void)?

    /// - Parameters:
    ///   - elements: those that there are; none while they are on their way.
    ///   - empty: what a page shows where there are none.
    ///   - identify: what tells an element from others; of two of one identity the later counts.
    public init(
        _ elements: [Element] = [], empty: String = "", shape: PageShape? = nil,
        identifiedBy identify: @escaping (Element) -> String
    ) {
        self.identify = identify
        self.empty = empty
        super.init(.collection(of: shape ?? .value(Element.self)))
        put(elements)
    }

    override public final var elementIDs: [String]? { ids }

    override public final func member(_ name: String) -> PageSource? {
        guard elements[name] != nil else { return nil }
        return DerivedSource(following: { self.broadcast(of: name).subscribe($0) }) {
            self.elements[name].map { self.shown($0) }
        }
    }

    /// An element as pages show it.
    func shown(_ element: Element) -> Element { element }

    override public final var hasMore: Bool { onLoadMore != nil }

    override public final func loadMore() { onLoadMore?() }

    override public final func retry() { onRetry?() }

    override public var emptyWords: String { empty }

    /// An element by its identity; `nil` where there is none.
    public final subscript(id: String) -> Element? { elements[id] }

    // MARK: Changes

    /// Puts other elements in place of those there are; those that stay are the same as before.
    public final func replaceAll(with elements: [Element]) {
        (ids, self.elements) = ([], [:])
        put(elements)
        changes.tell(())
        for id in ids { elementChanges[id]?.tell(()) }
    }

    /// Adds elements at the end, or those of the same identity in their places.
    public final func append(_ elements: [Element]) {
        put(elements)
        changes.tell(())
        for element in elements { elementChanges[identify(element)]?.tell(()) }
    }

    /// Puts an element before another, or at the end; one of the same identity gives way. Before itself, it stays in its
    /// place.
    public final func insert(_ element: Element, before next: String? = nil) {
        let id = identify(element)
        let old = place(of: id)
        elements[id] = element
        if let old { ids.remove(at: old) }
        let new = next == id ? old : next.flatMap(place)
        ids.insert(id, at: new ?? ids.endIndex)
        changes.tell(())
        elementChanges[id]?.tell(())
    }

    /// Takes an element away; nothing where there is none of that identity.
    public final func remove(_ id: String) {
        guard elements[id] != nil, let place = place(of: id) else { return }
        elements[id] = nil
        ids.remove(at: place)
        changes.tell(())
    }

    /// Moves an element before another, or to the end.
    public final func move(_ id: String, before next: String? = nil) {
        guard elements[id] != nil, id != next, let place = place(of: id) else { return }
        ids.remove(at: place)
        ids.insert(id, at: next.flatMap(self.place) ?? ids.endIndex)
        changes.tell(())
    }

    /// Changes what is known of an element, which tells nobody but those who show it.
    public final func update(_ id: String, _ change: (inout Element) -> Void) {
        guard var element = elements[id] else { return }
        change(&element)
        elements[id] = element
        elementChanges[id]?.tell(())
    }

    /// Changes the collection as it is told; one that goes on after a failure has failed no more.
    public final func apply(_ change: CollectionChange<Element>) {
        if case .failed = phase, !change.isFailure { phase = .ready }
        switch change {
        case .all(let elements):
            phase = .ready
            replaceAll(with: elements)
        case .insert(let element, let next): insert(element, before: next)
        case .put(let element):
            if elements[identify(element)] == nil {
                insert(element)
            } else {
                update(identify(element)) { $0 = element }
            }
        case .remove(let id): remove(id)
        case .move(let id, let next): move(id, before: next)
        case .failed(let reason): phase = .failed(reason: reason)
        }
    }

    /// Changes the collection as a sequence tells it, until that ends or the source goes; an error of the sequence is a
    /// failure, with what the error says. It is loading until the first change comes, and follows one sequence at a time.
    public final func follow<Changes: AsyncSequence & Sendable>(_ changes: Changes)
    where Changes.Element == CollectionChange<Element> {
        phase = .loading
        following = Following(changes, for: self) { source, change in
            if source.phase == .loading { source.phase = .ready }
            source.apply(change)
        }
    }

    /// Where an element stands; it is looked for from where the last one stood, as changes mostly come next to each other.
    private func place(of id: String) -> Int? {
        guard elements[id] != nil, let place = ids.index(of: id, near: lastElement) else { return nil }
        lastElement = place
        return place
    }

    private func put(_ new: [Element]) {
        for element in new {
            let id = identify(element)
            if elements.updateValue(element, forKey: id) == nil { ids.append(id) }
        }
    }

    private func broadcast(of id: String) -> Broadcast<Void> {
        let broadcast = elementChanges[id] ?? Broadcast()
        elementChanges[id] = broadcast
        return broadcast
    }
}
