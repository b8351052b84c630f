extension View {
    /// Whether a lazy stack around this view lets go of what it is in; somebody who keeps the views of one puts them in again.
    package var isLeavingForGood: Bool {
        superviews.contains { ($0 as? LazyStackView).map { $0.isReleasing && $0.onRelease == nil } ?? false }
    }
}
