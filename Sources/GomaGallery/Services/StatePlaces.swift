/// The components and states that were looked at last.
@MainActor
final class StatePlaces {
    private var indices: [String: Int] = [:]
    private var previousIndices: [String: Int] = [:]
    /// The component that is chosen; none while nothing answers to the filter.
    var current: ComponentDescriptor? { didSet { lastChosen = current ?? lastChosen } }
    private(set) var lastChosen: ComponentDescriptor?
    /// How the table is sorted while nothing filters it.
    var order = CatalogueOrder.category
    /// Whether the table has the living preview beside it.
    var showsPreview = true
    /// Whether a component's screen has other states beside the one on show, where there is room.
    var showsTiles = true
    /// How previews are shown, on all screens alike.
    var preview = PreviewSettings()

    /// The place in the component's states; the first unless set.
    subscript(component: ComponentDescriptor) -> Int {
        get { indices[component.id] ?? 0 }
        set {
            guard newValue != self[component] else { return }
            previousIndices[component.id] = self[component]
            indices[component.id] = newValue
        }
    }

    /// The place that was set before the last one; the first unless there was one.
    func previous(_ component: ComponentDescriptor) -> Int { previousIndices[component.id] ?? 0 }
}
