import TerminalKit

/// Keys of one place, for the list of keys.
@MainActor
struct KeySection {
    let title: String
    /// Names of the keys and what they do.
    var keys: [(label: String, title: String)]

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
    }

    init(_ title: String, keys: [(label: String, title: String)]) {
        self.title = title
        self.keys = keys
    }
}
