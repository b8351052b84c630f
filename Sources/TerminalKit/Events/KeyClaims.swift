/// Which keys are answered already, so that each is listed where it is answered and nowhere else.
@MainActor
public struct KeyClaims {
    private var keys: Set<KeyEvent> = []
    private var takesText = false

    public init() {}

    /// A binding with the keys that none before it answers to, which are its own from now on; `nil` where none is left.
    public mutating func claim(_ binding: KeyBinding) -> KeyBinding? {
        guard binding.trigger != .text else {
            defer { takesText = true }
            return takesText ? nil : binding
        }
        let all = binding.trigger.keys
        let free = all.filter { !keys.contains($0) && !(takesText && $0.text != nil) }
        keys.formUnion(free)
        if free.isEmpty { return nil }
        return free.count == all.count ? binding : binding.withTrigger(.keys(free))
    }
}

extension View {
    /// What keys do while this view has the focus: its own bindings, then those of the views around it.
    /// - Parameter last: the outermost view that is asked; all of them where `nil`.
    public func answeringBindings(upTo last: View? = nil) -> [KeyBinding] {
        var claims = KeyClaims()
        let chain = sequence(first: self) { $0 === last ? nil : $0.superview }
        return chain.filter { ($0 as? Control)?.isEnabled ?? true }.flatMap(\.keyBindings).compactMap {
            claims.claim($0)
        }
    }
}
