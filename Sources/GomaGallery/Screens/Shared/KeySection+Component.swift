import TerminalKit

extension KeySection {
    /// What a component answers to in all its parts, each key once, and how to move between them.
    static func component(_ view: View) -> KeySection {
        var seen: Set<String> = []
        let stops = view.focusableViews
        var keys = stops.flatMap(\.keyBindings).map { ($0.trigger.label, $0.title) }.filter {
            seen.insert($0.0 + $0.1).inserted
        }
        if stops.count > 1 { keys.append(("Tab, arrows", "between its parts")) }
        return KeySection("Component", keys: keys)
    }
}
