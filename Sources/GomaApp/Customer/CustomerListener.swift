/// A model that shows something of a customer which is nothing to whoever comes next.
@MainActor
protocol CustomerListener: AnyObject {
    /// Forgets what was the former customer's.
    func take(_ turn: CustomerTurn)
}
