/// A problem with a field of a form.
public enum FieldProblem: Codable, Hashable, Sendable {
    /// Nothing has been filled in where something has to be.
    case missing
    /// What has been filled in is not of the kind that is asked for.
    case malformed
    /// What the owner says of it, in the owner's words.
    case told(String)
}
