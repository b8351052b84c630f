import TerminalKit

/// Keys of one place, for the list of keys.
@MainActor
struct KeySection {
    let title: String
    /// Names of the keys and what they do.
    let keys: [(label: String, title: String)]

    init(_ title: String, _ bindings: [KeyBinding]) {
        self.title = title
        keys = bindings.map { ($0.trigger.label, $0.title) }
    }

    init(_ title: String, keys: [(label: String, title: String)]) {
        self.title = title
        self.keys = keys
    }
}
