/// The number of things of a kind, on a ground of its own; quieter than what is chosen.
package final class CountBadge: Label {
    /// Counts above it are shown as more than it.
    package static let greatestCount = 99

    /// - Parameter count: none and zero show nothing.
    package func show(_ count: Int?, isEnabled: Bool = true) {
        text = Self.words(for: count ?? 0).map { " \($0) " } ?? ""
        style =
            isEnabled
            ? TextStyle(.textPrimary, on: GroundLevel.raised.role, .bold)
            : TextStyle(.textSecondary, on: GroundLevel.control.role, .dim)
    }

    private static func words(for count: Int) -> String? {
        guard count > 0 else { return nil }
        return count > greatestCount ? "\(greatestCount)+" : String(count)
    }
}
