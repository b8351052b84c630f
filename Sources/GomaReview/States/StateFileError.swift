import Foundation
import GomaKit

/// The reason why a file is no state of a component.
package enum StateFileError: Error, Hashable, CustomStringConvertible {
    case noFields(file: String)
    case otherComponent(file: String, named: String, expected: String)
    case unknownFields(file: String, fields: [String], known: [String])
    case misfit(file: String, reason: String)
    case noState(component: String)

    package var description: String {
        switch self {
        case .noFields(let file): "\(file): holds no fields; write one \"field: value\" on each line"
        case .otherComponent(let file, let named, let expected):
            "\(file): is a state of \(named), not of \(expected)"
        case .unknownFields(let file, let fields, let known):
            fields.map { field in
                "\(file): \"\(field)\" is not a field here\(NearestName.suggestion(for: field, among: known))"
            }.joined(separator: "; ")
        case .misfit(let file, let reason): "\(file): \(reason)"
        case .noState(let component): "\(component) has no state to begin with"
        }
    }
}
