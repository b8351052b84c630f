/// What can stand open beside a component.
public enum PanelKind: String, CaseIterable, Sendable {
    /// Every field of the state, to be edited.
    case controls
    /// Every call of the view model.
    case actions

    /// The key that opens it.
    var key: Character {
        switch self {
        case .controls: "c"
        case .actions: "a"
        }
    }

    var title: String {
        switch self {
        case .controls: "Controls"
        case .actions: "Actions"
        }
    }
}
