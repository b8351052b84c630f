/// The reason why a source cannot be made from another one.
public enum PageSourceError: Error, Hashable, CustomStringConvertible {
    /// The page declares no source of that name before.
    case missing(name: String, known: [String])
    /// What stands at the end of a way has no member of that name.
    case missingMember(name: String, way: String, known: [String])
    /// The source of that name is of another kind.
    case otherKind(name: String)

    public var description: String {
        switch self {
        case .missing(let name, let known):
            "there is no source \"\(name)\" above this one\(known.words(insteadOf: name, none: "declare it first"))"
        case .missingMember(let name, let way, let known):
            "there is no \"\(name)\" in \(way)\(known.words(insteadOf: name))"
        case .otherKind(let name): "the source \"\(name)\" is of another kind than is needed here"
        }
    }
}
