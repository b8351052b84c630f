import TerminalKit

/// Keys of one place, for the list of keys and for the command palette.
@MainActor
struct KeySection {
    let title: String
    /// Names of the keys and what they do.
    var keys: [(label: String, title: String)]
    /// What can be run of them; keys that are only described have none.
    private(set) var bindings: [KeyBinding] = []

    /// Keys that do the same stand on one line.
    init(_ title: String, _ bindings: [KeyBinding]) {
        var keys: [(labels: [String], title: String)] = []
        for binding in bindings {
            let label = binding.trigger.label
            if let place = keys.firstIndex(where: { $0.title == binding.title }) {
                if !keys[place].labels.contains(label) { keys[place].labels.append(label) }
            } else {
                keys.append(([label], binding.title))
            }
        }
        self.init(title, keys: keys.map { ($0.labels.joined(separator: ", "), $0.title) })
        self.bindings = bindings
    }

    init(_ title: String, keys: [(label: String, title: String)]) {
        self.title = title
        self.keys = keys
    }

    /// The lines that can be run by choosing them: what they do, their keys, and the doing. Typing, and keys of which
    /// each means something else, such as digits, want a key and are left out.
    var commands: [(label: String, title: String, run: () -> Void)] {
        keys.compactMap { line in
            guard let binding = bindings.first(where: { $0.title == line.title }), binding.trigger.isOneCommand,
                let key = binding.trigger.keys.first
            else { return nil }
            return (line.label, line.title, { binding.perform(key) })
        }
    }
}

extension KeyBinding.Trigger {
    /// Whether all its keys do the same.
    fileprivate var isOneCommand: Bool {
        switch self {
        case .activate, .more: true
        case .keys(let keys): keys.count <= 3
        case .text: false
        }
    }
}
