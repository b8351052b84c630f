/// The keys declared by a view with the focus and those around it.
@MainActor
package struct Bindings {
    /// A declared key's binding, and the view that declares it.
    package typealias Declared = (owner: View, binding: KeyBinding)

    private let declared: [Declared]

    package init(at focused: View, in component: View) {
        let chain = sequence(first: focused, next: { $0 === component ? nil : $0.superview })
        declared = chain.filter { ($0 as? Control)?.isEnabled ?? true }.flatMap { owner in
            owner.keyBindings.map { (owner, $0) }
        }
    }

    func answering(_ key: KeyEvent) -> Declared? { declared.first { $0.binding.trigger.matches(key) } }

    /// Keys listed by name, with two in place of all those that type.
    var listedKeys: [KeyEvent] {
        declared.flatMap { entry -> [KeyEvent] in
            entry.binding.trigger == .text ? KeyUniverse.typed : entry.binding.trigger.keys
        }
    }

    var activation: Declared? { declared.first { $0.binding.trigger == .activate } }

    /// What parts of one kind have in common.
    package var titles: [String] { declared.map(\.binding.title) }
}
