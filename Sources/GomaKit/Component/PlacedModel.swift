/// A model that needs nothing but the place of its state.
public protocol PlacedModel: DisplayStateSource {
    /// A model that decides about what stands at a place.
    init(_ place: StatePlace<State>)

    /// Puts another state in place of the current one, as a gallery does that edits it.
    func replaceState(_ state: State)
}
