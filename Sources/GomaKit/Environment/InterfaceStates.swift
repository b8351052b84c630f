/// The states of views that customers brought about and no model knows, such as how far a bar is scrolled, by the
/// models that were shown.
///
/// A view that lets go of a model leaves it here, and the view that shows that model next takes it up. It is held for as
/// long as the model lives: what belongs to models that are gone is let go of whenever there is twice as much as was left
/// the last time.
@MainActor
package final class InterfaceStates {
    private struct Key: Hashable {
        let model: ObjectIdentifier
        let view: ObjectIdentifier
    }

    private struct Entry {
        weak var model: AnyObject?
        let state: any Sendable
    }

    private var entries: [Key: Entry] = [:]
    private var limit = InterfaceStates.leastLimit

    private static let leastLimit = 32

    package init() {}

    /// What is held, that of models which are gone included until it is let go of.
    var count: Int { entries.count }

    /// Keeps what was done to a view of some type while it showed a model.
    func keep(_ state: any Sendable, of model: AnyObject, in view: Any.Type) {
        if entries.count >= limit {
            entries = entries.filter { $0.value.model != nil }
            limit = max(Self.leastLimit, entries.count * 2)
        }
        entries[Key(model: ObjectIdentifier(model), view: ObjectIdentifier(view))] = Entry(model: model, state: state)
    }

    /// Hands out what was kept, once; `nil` where nothing was.
    func take(of model: AnyObject, in view: Any.Type) -> (any Sendable)? {
        let entry = entries.removeValue(forKey: Key(model: ObjectIdentifier(model), view: ObjectIdentifier(view)))
        // Another model may live where one that is gone was.
        return entry?.model === model ? entry?.state : nil
    }
}
