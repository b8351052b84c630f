/// Views repeated over a list: one for each element, kept for as long as its place in the list exists.
@MainActor
public final class RepeatedViews<Item: View>: ViewGroup {
    /// One for each element of the list that was shown last.
    public private(set) var views: [Item] = []
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

    /// Keeps as many views: makes those that are missing, and lets the last ones go.
    public func keep(_ count: Int) {
        for view in views.dropFirst(count) { view.removeFromSuperview() }
        views.removeLast(max(0, views.count - count))
        while views.count < count {
            let view = make()
            views.append(view)
            container?.addSubview(view)
        }
    }
}
