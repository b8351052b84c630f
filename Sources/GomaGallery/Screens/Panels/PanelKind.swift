/// What can stand open beside a component.
public enum PanelKind: String, CaseIterable, Sendable {
    /// Every call of the view model.
    case actions

    /// The key that opens it.
    var key: Character {
        switch self {
        case .actions: "a"
        }
    }

    var title: String {
        switch self {
        case .actions: "Actions"
        }
    }
}
