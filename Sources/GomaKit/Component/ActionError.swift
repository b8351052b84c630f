/// A reason why a call cannot be made.
package enum ActionError: Error, Hashable, CustomStringConvertible {
    case unreadable(String)
    case unknown(signature: String, component: String, known: [String])
    case badArgument(call: String, reason: String)
    case noModel(path: String, component: String)

    package var description: String {
        switch self {
        case .unreadable(let text): "\"\(text)\" is no call; write one such as selectTab(id: \"home\")"
        case .unknown(let signature, let component, let known):
            "\(component) has no \(signature); it has \(known.isEmpty ? "no actions" : known.joined(separator: ", "))"
        case .badArgument(let call, let reason): "\(call): \(reason)"
        case .noModel(let path, let component):
            path.isEmpty ? "\(component) has no view model yet" : "\(component) has no part \"\(path)\""
        }
    }
}
