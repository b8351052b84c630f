/// What makes another of who is there.
enum CustomerTurn: Sendable {
    /// A guest is known now; what was begun goes on.
    case entered
    /// Who was there is gone.
    case left
}
