/// The reason why something could not be chosen for approval.
package enum ReviewSelectionError: Error, Equatable, CustomStringConvertible {
    case unknownCluster(id: String, known: [String])
    case ambiguousCluster(id: String, matches: [String])
    /// A cluster of approved states that are no more.
    case gone(id: String)
    case unknownState(name: String, known: [String])
    /// A state by name without saying of which component.
    case stateWithoutComponent(name: String)

    /// Whether nothing that differs goes by what was asked for.
    package var isUnknown: Bool {
        switch self {
        case .unknownCluster, .unknownState, .stateWithoutComponent: true
        case .ambiguousCluster, .gone: false
        }
    }

    package var description: String {
        switch self {
        case .unknownCluster(let id, let known):
            "there is no cluster \"\(id)\"\(NearestName.link(for: id, among: known)) "
                + "\"\(ProgramName.current) approve --list\" shows \(known.isEmpty ? "that nothing differs" : "all \(known.count)")"
        case .ambiguousCluster(let id, let matches):
            "\"\(id)\" begins \(matches.count) clusters: \(matches.joined(separator: ", ")); write one more letter"
        case .gone(let id):
            "\(id) is an approved state that is no more; \"\(ProgramName.current) approve --prune\" takes it out"
        case .unknownState(let name, let known):
            "no state that differs is called \"\(name)\"\(NearestName.link(for: name, among: known)) "
                + "\"\(ProgramName.current) approve --list\" shows which do"
        case .stateWithoutComponent(let name):
            "\"\(name)\" is the ID of no state that differs; name the component too, or take the ID from --list"
        }
    }
}
