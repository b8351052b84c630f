/// The answer of an action to what a page has asked of it.
public enum PageAnswer: Hashable, Sendable {
    /// It is done.
    /// - Parameter values: what came of it, which the page calls `answer`, such as `answer.id`.
    case done(values: [String: JSONValue] = [:])
    /// It is not to be had.
    /// - Parameters:
    ///   - reason: why, as the customer reads it; the page calls it `answer.reason`.
    ///   - field: the field of a form that is to blame, whose place the reason stands at; `nil` for none of them.
    case refused(reason: String, field: String? = nil)
    /// Nothing came for as long as one waits.
    case silence

    /// What the page can name of it.
    var values: JSONValue {
        switch self {
        case .done(let values): .object(values)
        case .refused(let reason, let field):
            .object(["reason": .string(reason)].merging(field.map { ["field": .string($0)] } ?? [:]) { $1 })
        case .silence: .object([:])
        }
    }
}
