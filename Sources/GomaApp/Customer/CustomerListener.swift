/// A model that shows something of a customer which is nothing to whoever comes next.
@MainActor
protocol CustomerListener: AnyObject {
    /// Forgets what was the former customer's.
    func take(_ turn: CustomerTurn)
}

/// What makes another of who is there.
enum CustomerTurn: Sendable {
    /// A guest is known now; what was begun goes on.
    case entered
    /// Who was there is gone.
    case left
}
