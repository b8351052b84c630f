extension View {
    /// Whether a lazy stack around this view lets go of what it is in; somebody who keeps the views of one puts them in again.
    package var isLeavingForGood: Bool {
        var view = superview
        while let current = view {
            if let stack = current as? LazyStackView, stack.isReleasing, stack.onRelease == nil { return true }
            view = current.superview
        }
        return false
    }
}
