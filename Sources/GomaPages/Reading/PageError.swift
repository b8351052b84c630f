import GomaUI

/// The reason why the description of a page cannot be used.
package enum PageError: Error, Hashable, CustomStringConvertible {
    case notMapping(file: String, place: String)
    case unknownField(file: String, place: String, field: String, known: [String])
    case wrongType(file: String, place: String, wanted: String)
    case unknownComponent(file: String, place: String, reason: String)
    case badState(file: String, place: String, reason: String)
    case noParts(file: String, place: String)
    /// A part that is to show something that the data do not have.
    case noSubject(file: String, place: String, subject: String, known: [String])
    /// A component that cannot be driven by what it is to show.
    case notDriven(file: String, place: String, component: String, subject: String)

    package var description: String {
        switch self {
        case .notMapping(let file, let place):
            "\(file): \(place.isEmpty ? "a page" : place): write one \"field: value\" on each line"
        case .unknownField(let file, let place, let field, let known):
            "\(file): \(place.isEmpty ? "" : "\(place): ")\"\(field)\" is not a field here"
                + "\(NearestName.suggestion(for: field, among: known)); there are \(known.joined(separator: ", "))"
        case .wrongType(let file, let place, let wanted): "\(file): \(place): wants \(wanted)"
        case .unknownComponent(let file, let place, let reason): "\(file): \(place): \(reason)"
        case .badState(let file, let place, let reason): "\(file): \(place): \(reason)"
        case .noParts(let file, let place):
            "\(file): \(place.isEmpty ? "" : "\(place): ")a page without parts shows nothing; list them under \"parts:\""
        case .noSubject(let file, let place, let subject, let known):
            "\(file): \(place): there is no \(subject)"
                + (known.isEmpty ? "" : "; there are \(known.joined(separator: ", "))")
        case .notDriven(let file, let place, let component, let subject):
            "\(file): \(place): a \(component) cannot show a \(subject)"
        }
    }
}
