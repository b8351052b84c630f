/// A view's place among its siblings in a stack, said where the view is made:
/// `Label(foreground: .textSecondary).growing().narrowing(to: 3).droppable()`.
extension View {
    /// This view, taking the free space of its stack: see ``grows``.
    public func growing() -> Self {
        grows = true
        return self
    }

    /// This view, narrowed down to as many columns before a more important neighbour is: see ``minimumWidth``.
    public func narrowing(to columns: Int) -> Self {
        minimumWidth = columns
        return self
    }

    /// This view, taking so much room along its stack: see ``stackSize``.
    public func sized(_ size: StackSize) -> Self {
        stackSize = size
        return self
    }

    /// This view, given up where room runs out; those with the highest order go first: see ``dropOrder``.
    public func droppable(order: Int = 1) -> Self {
        dropOrder = order
        return self
    }
}
