/// The fields that a part has been brought last, so that it is brought no more than what has changed: the rest of its state is
/// the customer's, whatever happens around it.
@MainActor
final class ShownFields {
    private var last: JSONValue?
    private var bringsAll = false

    /// - Parameter fields: what it shows already; `nil` where nobody knows.
    init(_ fields: JSONValue?) { last = fields }

    /// Has all fields brought next, also those that are as they were: what shows them is made again.
    func bringAllNext() { bringsAll = true }

    /// Brings the part what has changed since; what it cannot be brought now is brought as soon as it can be.
    /// - Parameter bring: lays fields over its state, and takes away what has been said of them before and is said no more;
    ///   whether that was possible.
    func bring(_ fields: JSONValue, by bring: (_ changed: JSONValue, _ before: JSONValue) -> Bool) {
        guard case .object(let new) = fields else {
            if last != fields { _ = take(fields) { bring(fields, .object([:])) } }
            return
        }
        let old: [String: JSONValue] = if case .object(let fields)? = last { fields } else { [:] }
        let changed = bringsAll ? new : new.filter { old[$0.key] != $0.value }
        bringsAll = false
        let names = changed.keys.sorted() + old.keys.filter { new[$0] == nil }.sorted()
        let before = old.filter { names.contains($0.key) }
        guard !names.isEmpty, !take(fields, { bring(.object(changed), .object(before)) }), names.count > 1 else {
            return
        }
        // One that does not fit keeps none of the others from being shown.
        var shown = old
        for name in names {
            var next = shown
            next[name] = new[name]
            func one(of fields: [String: JSONValue]) -> JSONValue { .object(fields.filter { $0.key == name }) }
            if take(.object(next), { bring(one(of: changed), one(of: before)) }) { shown = next }
        }
    }

    /// Counts fields as brought, unless they cannot be.
    private func take(_ fields: JSONValue, _ bring: () -> Bool) -> Bool {
        let known = last
        // A part that is brought something may be what its own fields follow.
        last = fields
        let isBrought = bring()
        if !isBrought { last = known }
        return isBrought
    }
}
