import GomaUI

/// How much room components need, as far as it has been measured.
@MainActor
final class MeasuredSizes {
    private var known: [String: ComponentSizes] = [:]

    subscript(component: ComponentDescriptor) -> ComponentSizes? { known[component.id] }

    /// Draws every state in every width.
    func measure(_ component: ComponentDescriptor) {
        known[component.id] = SizeOracle().sizes(of: component)
    }
}
