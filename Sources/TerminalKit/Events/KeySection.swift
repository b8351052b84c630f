/// Keys of one place, for the list of keys and for the command palette.
@MainActor
package struct KeySection {
    package let title: String
    package let bindings: [KeyBinding]
    /// What no key does at the moment, but choosing it can.
    private(set) var keyless: [KeyBinding] = []
    /// Keys that are only described, below the others.
    package var described: [(label: String, title: String)]

    package init(_ title: String, _ bindings: [KeyBinding] = [], described: [(label: String, title: String)] = []) {
        self.title = title
        self.bindings = bindings
        self.described = described
    }

    /// Names of the keys and what they do; keys that do the same stand on one line.
    package var keys: [(label: String, title: String)] {
        var keys: [(labels: [String], title: String)] = []
        for binding in bindings {
            let label = binding.trigger.label
            if let place = keys.firstIndex(where: { $0.title == binding.title }) {
                if !keys[place].labels.contains(label) { keys[place].labels.append(label) }
            } else {
                keys.append(([label], binding.title))
            }
        }
        return keys.map { ($0.labels.joined(separator: ", "), $0.title) } + described
    }

    /// The lines that can be run by choosing them: what they do, their keys, and the doing. Typing, and keys of which
    /// each means something else, such as digits, want a key and are left out.
    package var commands: [(label: String, title: String, run: () -> Void)] {
        let keyed = keys.compactMap { line in
            bindings.first { $0.title == line.title }.flatMap { Self.command($0, label: line.label) }
        }
        return keyed + keyless.compactMap { Self.command($0, label: "") }
    }

    private static func command(_ binding: KeyBinding, label: String) -> (String, String, () -> Void)? {
        guard binding.trigger.isOneCommand else { return nil }
        // What has no key of its own is as if it were chosen.
        let key = binding.trigger.keys.first ?? KeyEvent(.enter)
        return (label, binding.title, { binding.perform(key) })
    }

    /// Sections that are asked one after the other, each with the keys that none before it answers.
    package static func answering(_ sections: [KeySection]) -> [KeySection] {
        var claims = KeyClaims()
        return sections.map { section in
            let claimed = section.bindings.map { (all: $0, free: claims.claim($0)) }
            var answering = KeySection(section.title, claimed.compactMap(\.free), described: section.described)
            let known = Set(answering.bindings.map(\.title))
            answering.keyless = claimed.filter { $0.free == nil && !known.contains($0.all.title) }.map(\.all)
            return answering
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
