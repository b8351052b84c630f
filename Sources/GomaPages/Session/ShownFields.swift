import GomaKit

/// The fields that a part has been brought last, so that it is brought no more than what has changed: the rest of its state is
/// the customer's, whatever happens around it.
@MainActor
final class ShownFields {
    private var last: JSONValue?

    /// - Parameter fields: what it shows already; `nil` where nobody knows.
    init(_ fields: JSONValue?) { last = fields }

    /// What has changed since; `nil` for nothing.
    func changes(to fields: JSONValue) -> JSONValue? {
        defer { last = fields }
        guard case .object(let old)? = last, case .object(let new) = fields else {
            return last == fields ? nil : fields
        }
        let changed = new.filter { old[$0.key] != $0.value }
        return changed.isEmpty ? nil : .object(changed)
    }
}
