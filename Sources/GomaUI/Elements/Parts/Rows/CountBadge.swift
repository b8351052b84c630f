/// The number of things of a kind, on a ground of its own; quieter than what is chosen.
package final class CountBadge: Label {
    /// Counts above it are shown as more than it.
    private static let greatestCount = 99

    /// - Parameter count: none and zero show nothing.
    package func show(_ count: Int?, isEnabled: Bool = true) {
        let count = count ?? 0
        let words = count > Self.greatestCount ? "\(Self.greatestCount)+" : "\(count)"
        text = count > 0 ? " \(words) " : ""
        style =
            isEnabled
            ? TextStyle(.textPrimary, on: GroundLevel.raised.role, .bold)
            : TextStyle(.textSecondary, on: GroundLevel.control.role, .dim)
    }
}
