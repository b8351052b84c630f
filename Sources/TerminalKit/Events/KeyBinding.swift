/// A binding of keys to an action, with the words for it: help lines, tests and the keyboard all read this one declaration.
@MainActor
public struct KeyBinding {
    /// The keys that are meant.
    public enum Trigger: Hashable, Sendable {
        /// Enter or Space: what a click does too.
        case activate
        /// The second thing to do with something: what a long press or the right button does on other systems.
        case more
        case keys([KeyEvent])
        /// Any key that types text, and pasted text.
        case text
    }

    /// The keys that it answers to.
    public let trigger: Trigger
    /// What it does, as a short command such as "select or deselect".
    public let title: String
    let action: @MainActor (KeyEvent) -> Void

    /// - Parameter action: gets the key that was pressed.
    public init(_ trigger: Trigger, _ title: String, action: @escaping @MainActor (KeyEvent) -> Void) {
        self.trigger = trigger
        self.title = title
        self.action = action
    }

    /// A binding for several keys, or for those of a meaning such as "activate".
    public init(_ trigger: Trigger, _ title: String, action: @escaping @MainActor () -> Void) {
        self.init(trigger, title) { _ in action() }
    }

    /// A binding for one key.
    public init(_ key: KeyEvent, _ title: String, action: @escaping @MainActor () -> Void) {
        self.init(.keys([key]), title, action: action)
    }

    /// Does what the binding is for.
    public func perform(_ key: KeyEvent) { action(key) }

    /// Does what the first binding that matches a key does.
    /// - Returns: whether there is one.
    static func perform(_ key: KeyEvent, in bindings: [KeyBinding]) -> Bool {
        guard let binding = bindings.first(where: { $0.trigger.matches(key) }) else { return false }
        binding.perform(key)
        return true
    }
}

extension KeyBinding.Trigger {
    /// Keys that set this off; for ``text``, none can be listed.
    public var keys: [KeyEvent] {
        switch self {
        case .activate: [KeyEvent(.enter), .space]
        case .more: [KeyEvent(.character("m"))]
        case .keys(let keys): keys
        case .text: []
        }
    }

    /// Whether it answers to a key.
    public func matches(_ key: KeyEvent) -> Bool {
        self == .text ? key.text != nil : keys.contains(key)
    }

    /// The keys' names, such as "Enter, Space"; a run such as the digits is "1…9".
    package var label: String {
        if self == .text { return "a…z" }
        let values = keys.compactMap { $0.text?.unicodeScalars.first?.value }
        let isRun =
            keys.count > 3 && values.count == keys.count && zip(values, values.dropFirst()).allSatisfy { $0 + 1 == $1 }
        if isRun, let first = keys.first, let last = keys.last { return "\(first)…\(last)" }
        return keys.map(\.description).joined(separator: ", ")
    }
}
