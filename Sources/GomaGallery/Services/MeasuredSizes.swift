import GomaUI

/// How much room components need, as far as it has been measured.
@MainActor
final class MeasuredSizes {
    private var known: [String: ComponentSizes] = [:]

    subscript(component: ComponentDescriptor) -> ComponentSizes? { known[component.id] }

    /// Draws every state in every width.
    /// - Throws: what making the component throws.
    func measure(_ component: ComponentDescriptor) throws {
        known[component.id] = try SizeOracle().sizes(of: component)
    }
}
