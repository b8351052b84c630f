import TerminalKit

extension KeySection {
    /// What a component answers to in all its parts, and how to move between them.
    static func component(_ view: View) -> KeySection {
        let stops = view.focusableViews
        var section = KeySection("Component", stops.flatMap { bindings(from: $0, upTo: view) })
        if stops.count > 1 { section.keys.append(("Tab, arrows", "between its parts")) }
        return section
    }

    /// A part's keys, then those of the views around it inside the component.
    private static func bindings(from part: View, upTo component: View) -> [KeyBinding] {
        sequence(first: part) { $0 === component ? nil : $0.superview }.flatMap(\.keyBindings)
    }
}
