/// The state of a view's layout, and the sizes that it answered when it was asked.
struct LayoutMemory {
    var needsLayout = true
    /// Whether a view inside may need layout. Where it does, each view around it needs layout or says so too, out to one
    /// that is hidden.
    var needsLayoutInside = false
    private var sizes: [(proposal: Size, size: Size)] = []

    /// Sizes that are remembered; the oldest go first.
    private static let capacity = 4

    var isSettled: Bool { !needsLayout && !needsLayoutInside }

    func size(fitting proposal: Size) -> Size? { sizes.first { $0.proposal == proposal }?.size }

    mutating func remember(_ size: Size, fitting proposal: Size) {
        // Room for all at once, as most views are asked several times: a list that grows takes other room each time.
        if sizes.isEmpty { sizes.reserveCapacity(Self.capacity) }
        if sizes.count >= Self.capacity { sizes.removeFirst() }
        sizes.append((proposal, size))
    }

    mutating func forget() {
        needsLayout = true
        sizes.removeAll(keepingCapacity: true)
    }
}
