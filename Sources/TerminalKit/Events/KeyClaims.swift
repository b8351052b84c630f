/// The keys that are answered already, so that each is listed where it is answered and nowhere else.
@MainActor
struct KeyClaims {
    private var keys: Set<KeyEvent> = []
    private var takesText = false

    init() {}

    /// A binding with the keys that none before it answers to, which are its own from now on; `nil` where none is left.
    mutating func claim(_ binding: KeyBinding) -> KeyBinding? {
        guard binding.trigger != .text else {
            defer { takesText = true }
            return takesText ? nil : binding
        }
        let all = binding.trigger.keys
        let free = all.filter { !keys.contains($0) && !(takesText && $0.text != nil) }
        keys.formUnion(free)
        if free.isEmpty { return nil }
        return free.count == all.count ? binding : KeyBinding(.keys(free), binding.title, action: binding.action)
    }
}
