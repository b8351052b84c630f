/// A model that needs nothing but the place of its state.
public protocol PlacedModel: EditableStateSource {
    init(_ place: StatePlace<State>)
}
