/// Why a control cannot be found by an identifier.
public enum ControlIdentifierError: Error, Hashable, CustomStringConvertible {
    case unknown(name: String, known: [String])
    case ambiguous(name: String, meant: [String])

    public var description: String {
        switch self {
        case .unknown(let name, let known) where known.isEmpty:
            "no control is called \"\(name)\"; nothing here takes the focus now"
        case .unknown(let name, let known):
            "no control is called \"\(name)\"\(NearestName.link(for: name, among: known)) there are \(Self.list(known))"
        case .ambiguous(let name, let meant):
            "\"\(name)\" could be \(Self.list(meant)); write as much more of it as makes it one"
        }
    }

    /// Names in a message at most.
    private static let mostNames = 24

    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(mostNames).joined(separator: ", ")
        return names.count > mostNames ? "\(shown) and \(names.count - mostNames) more" : shown
    }
}
