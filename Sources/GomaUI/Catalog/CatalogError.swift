/// What can be wrong with a name of the catalogue.
public enum CatalogError: Error, Hashable, CustomStringConvertible {
    case unknownComponent(name: String, known: [String])
    case unknownState(name: String, component: String, known: [String])
    case unknownCategory(name: String, known: [String])

    public var description: String {
        switch self {
        case .unknownComponent(let name, let known):
            "no component is named \"\(name)\"\(Self.suggestion(name, known)) \"gomaui list\" shows all"
        case .unknownState(let name, let component, let known):
            "\(component) has no state \"\(name)\"\(Self.suggestion(name, known)) "
                + "its states are \(known.map { "\"\($0)\"" }.joined(separator: ", "))"
        case .unknownCategory(let name, let known):
            "no category is named \"\(name)\"\(Self.suggestion(name, known)) "
                + "there are \(known.joined(separator: ", "))"
        }
    }

    /// The suggestion as a sentence of its own, or a semicolon where there is none.
    private static func suggestion(_ name: String, _ known: [String]) -> String {
        let suggestion = NearestName.suggestion(for: name, among: known)
        return suggestion.isEmpty ? ";" : suggestion
    }
}
