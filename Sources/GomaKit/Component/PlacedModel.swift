/// A model that needs nothing but the place of its state.
@MainActor
public protocol PlacedModel: EditableStateSource {
    init(_ place: StatePlace<State>)
}
