import GomaUI

/// How much room components need: measured when first asked for, and kept.
@MainActor
final class MeasuredSizes {
    private var known: [String: ComponentSizes] = [:]

    /// `nil` for a component that cannot be drawn.
    func sizes(of component: ComponentDescriptor) -> ComponentSizes? {
        if let sizes = known[component.id] { return sizes }
        known[component.id] = try? SizeOracle().sizes(of: component)
        return known[component.id]
    }
}
