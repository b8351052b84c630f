/// The members of a form beside its fields.
enum FormPart: String, CaseIterable {
    /// The button.
    case send
    /// All values, as they are sent.
    case values
    /// Whether an answer is waited for.
    case busy
    /// Why what was sent last has come to nothing; nothing where a field says so.
    case failure
    /// Whether no answer has come to what was sent last.
    case unanswered
}
