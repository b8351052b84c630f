/// A reason why a control cannot be found by an identifier.
package enum ControlIdentifierError: Error, Hashable, CustomStringConvertible {
    case unknown(name: String, known: [String])
    case ambiguous(name: String, meant: [String])

    package var description: String {
        switch self {
        case .unknown(let name, let known) where known.isEmpty:
            "no control is called \"\(name)\"; nothing here takes the focus now"
        case .unknown(let name, let known):
            "no control is called \"\(name)\"\(NearestName.link(for: name, among: Self.meanings(known))) "
                + "there are \(known.joined(separator: ", "))"
        case .ambiguous(let name, let meant):
            "\"\(name)\" could be \(meant.joined(separator: ", ")); write as much more of it as makes it one"
        }
    }

    /// Identifiers, and the last part of each, by which they may be called too.
    private static func meanings(_ identifiers: [String]) -> [String] {
        identifiers + identifiers.compactMap { $0.split(separator: ".").last.map(String.init) }
    }
}
