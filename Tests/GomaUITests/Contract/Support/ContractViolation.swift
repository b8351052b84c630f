import GomaUI
import TerminalKit

/// A point of the contract that a component does not keep, and where that shows.
struct ContractViolation: Hashable, Sendable, CustomStringConvertible {
    let point: ContractPoint
    /// The component's name, such as "goma:PillItem".
    let component: String
    /// The variant's name.
    let state: String
    var width: Int?
    /// Cell of the component at which it shows.
    var place: Point?
    let words: String

    @MainActor
    init(
        _ point: ContractPoint, _ component: ComponentDescriptor, state: Int, width: Int? = nil, at place: Point? = nil,
        _ words: String
    ) {
        self.point = point
        self.component = component.id
        self.state = component.states[state].name
        self.width = width
        self.place = place
        self.words = words
    }

    var description: String {
        var parts = [component, "\"\(state)\""]
        if let width { parts.append("width \(width)") }
        if let place { parts.append("row \(place.y), column \(place.x)") }
        return "\(parts.joined(separator: ", ")): \(words)"
    }
}
