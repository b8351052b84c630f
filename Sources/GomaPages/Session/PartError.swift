/// The reason why a part cannot be made while the page runs.
enum PartError: Error, Hashable, CustomStringConvertible {
    case notShown(component: String, value: String)

    var description: String {
        switch self {
        case .notShown(let component, let value): "a \(component) cannot show \(value)"
        }
    }
}
