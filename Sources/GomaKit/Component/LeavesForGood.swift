/// A view that can let go of its model without being made ready for another.
protocol LeavesForGood: Control {
    /// Lets go of the model, and of all that the customer did to the view: nothing is drawn for it, as the view is not shown again
    /// before it has another model.
    func leaveForGood()
}
