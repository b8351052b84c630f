/// What can be wrong with a name of the catalogue.
public enum CatalogError: Error, Hashable, CustomStringConvertible {
    case unknownComponent(name: String, known: [String])
    case unknownState(name: String, component: String, known: [String])
    case unknownCategory(name: String, known: [String])

    public var description: String {
        switch self {
        case .unknownComponent(let name, let known):
            "no component is named \"\(name)\"\(NearestName.link(for: name, among: known)) \"gomaui list\" shows all"
        case .unknownState(let name, let component, let known):
            "\(component) has no state \"\(name)\"\(NearestName.link(for: name, among: known)) "
                + "its states are \(known.map { "\"\($0)\"" }.joined(separator: ", "))"
        case .unknownCategory(let name, let known):
            "no category is named \"\(name)\"\(NearestName.link(for: name, among: known)) "
                + "there are \(known.joined(separator: ", "))"
        }
    }
}
