import Foundation
import GomaKit

/// The reason why a file is no state of a component.
package enum StateFileError: Error, Hashable, CustomStringConvertible {
    case noFields(file: String)
    case otherComponent(file: String, named: String, expected: String)
    case unknownFields(file: String, fields: [String], known: [String])
    case misfit(file: String, reason: String)
    case noState(component: String)

    package var description: String { file.map { "\($0): \(reason)" } ?? reason }

    /// What is wrong, for whoever has said already in which file.
    package var reason: String {
        switch self {
        case .noFields: "holds no fields; write one \"field: value\" on each line"
        case .otherComponent(_, let named, let expected): "is a state of \(named), not of \(expected)"
        case .unknownFields(_, let fields, let known):
            fields.map { "\"\($0)\" is not a field here\(NearestName.suggestion(for: $0, among: known))" }
                .joined(separator: "; ")
        case .misfit(_, let reason): reason
        case .noState(let component): "\(component) has no state to begin with"
        }
    }

    private var file: String? {
        switch self {
        case .noFields(let file), .otherComponent(let file, _, _), .unknownFields(let file, _, _), .misfit(let file, _):
            file
        case .noState: nil
        }
    }
}
