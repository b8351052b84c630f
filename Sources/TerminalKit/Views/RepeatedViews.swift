/// Views repeated over a list: one for each element, kept for as long as the element is there, wherever it moves to; without
/// identities, for as long as its place in the list exists.
@MainActor
public final class RepeatedViews<Item: View>: ViewGroup {
    /// One for each element of the list that was shown last.
    public private(set) var views: [Item] = []
    /// What each view was kept for; empty where views go by their places.
    private var identities: [AnyHashable] = []
    private weak var container: View?
    private let make: () -> Item

    /// - Parameters:
    ///   - container: takes the views in their order, such as a stack; `nil` where somebody else puts them in place.
    ///   - make: makes a view for one more element.
    public init(in container: View? = nil, make: @escaping () -> Item) {
        self.container = container
        self.make = make
    }

    /// The views as their superview takes them.
    public var members: [View] { views }
    /// Whether there is none.
    public var isEmpty: Bool { views.isEmpty }

    /// Keeps a view for each element, and has each element shown in its view.
    public func show<Element>(_ elements: some Collection<Element>, _ show: (Item, Element) -> Void) {
        keep(elements.count)
        for (view, element) in zip(views, elements) { show(view, element) }
    }

    /// Keeps a view for each element, wherever that moves to, and has each element shown in its view. Where two are the
    /// same, they go by their places.
    /// - Parameter identity: what tells an element from the others, such as its ID.
    package func show<Element, Identity: Hashable>(
        _ elements: some Collection<Element>, by identity: (Element) -> Identity, _ show: (Item, Element) -> Void
    ) {
        keep(elements.map(identity))
        for (view, element) in zip(views, elements) { show(view, element) }
    }

    /// Keeps as many views, by their places: makes those that are missing, and lets the last ones go.
    public func keep(_ count: Int) {
        let count = max(0, count)
        identities = []
        for view in views.dropFirst(count) { view.removeFromSuperview() }
        views.removeLast(max(0, views.count - count))
        while views.count < count { views.append(makeOne()) }
    }

    /// Keeps a view for each element: one that was there has its view wherever it has moved to, one that took another's
    /// place has that one's view. What is held by a view, such as the focus, moves along.
    /// - Parameter identities: what the views show, such as the IDs of elements or the objects of their models; each once.
    package func keep<Identity: Hashable>(_ identities: [Identity]) {
        let identities = identities.map { AnyHashable($0) }
        defer { self.identities = identities }
        guard isOtherOrder(identities) else { return keep(identities.count) }
        let old = Dictionary(zip(self.identities, views)) { first, _ in first }
        let taken = Set(identities)
        let before = views
        views = identities.enumerated().map { index, identity in
            if let view = old[identity] { return view }
            let isFree = index < before.count && !taken.contains(self.identities[index])
            return isFree ? before[index] : makeOne()
        }
        let kept = Set(views.map(ObjectIdentifier.init))
        for view in before where !kept.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
        if let container { container.arrange(views) } else { views.first?.superview?.setNeedsLayout() }
    }

    /// Whether an element stands at another place than its view.
    private func isOtherOrder(_ new: [AnyHashable]) -> Bool {
        guard !zip(identities, new).allSatisfy(==), identities.count == views.count, Set(new).count == new.count else {
            return false
        }
        let places = Dictionary(zip(identities, identities.indices)) { first, _ in first }
        return new.enumerated().contains { index, identity in places[identity].map { $0 != index } ?? false }
    }

    private func makeOne() -> Item {
        let view = make()
        container?.addSubview(view)
        return view
    }
}
