/// The reason why a component has no such state.
enum PartStateError: Error, Hashable, CustomStringConvertible {
    /// A component that has no states to lay fields over.
    case noState(String)
    /// All that does not fit.
    case mistakes([StateMistake])
    /// What only the state's type itself knows.
    case misfit(at: [JSONValue.Step], words: String)

    var description: String {
        switch self {
        case .noState(let component): "\(component) has no state that fields could be laid over"
        case .mistakes(let mistakes): mistakes.map(\.description).joined(separator: "; ")
        case .misfit(_, let words): words
        }
    }

    /// What is wrong, and where in the fields.
    var places: [(path: [JSONValue.Step], words: String)] {
        switch self {
        case .noState: [([], description)]
        case .mistakes(let mistakes): mistakes.map { ($0.path, "\($0)") }
        case .misfit(let path, let words): [(path, words)]
        }
    }
}
