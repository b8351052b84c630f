import TerminalKit

extension KeySection {
    /// What a component answers to in all its parts, and how to move between them; a key may stand there for several
    /// parts, with what it does in each.
    package static func component(_ view: View) -> KeySection {
        let stops = view.focusableViews
        let bindings = stops.flatMap { part in
            sequence(first: part) { $0 === view ? nil : $0.superview }.flatMap(\.keyBindings)
        }
        return KeySection("Component", bindings, described: stops.count > 1 ? [betweenParts] : [])
    }

    /// What keys do where the focus is inside a component.
    package static func focused(_ part: View, in component: View) -> KeySection {
        KeySection(
            "Component", part.answeringBindings(upTo: component),
            described: component.focusableViews(upTo: 2).count > 1 ? [betweenParts] : [])
    }

    /// What keys do once Tab has gone into a component: a section for each kind of part, headed by what the first of the
    /// kind says.
    package static func parts(of component: View) -> [KeySection] {
        let stops = component.focusableViews
        var kinds: [(section: KeySection, parts: [View])] = []
        for part in stops {
            let section = KeySection("", part.answeringBindings(upTo: component))
            if let kind = kinds.firstIndex(where: { $0.section.keys.elementsEqual(section.keys) { $0 == $1 } }) {
                kinds[kind].parts.append(part)
            } else {
                kinds.append((section, [part]))
            }
        }
        guard kinds.count > 1 else { return stops.isEmpty ? [] : [Self.component(component)] }
        return [KeySection("Component", described: [betweenParts])]
            + kinds.map { KeySection(heading(for: $0.parts), $0.section.bindings) }
    }

    private static let betweenParts = (label: "Tab, arrows", title: "between its parts")

    /// Columns that a heading takes of what a part says.
    private static let headingWidth = 28

    private static func heading(for parts: [View]) -> String {
        let words = parts.first.map { ReadingText.words(of: $0) ?? String(nameOf: $0) } ?? ""
        let ellipsis = parts.first?.glyphs.ellipsis ?? .empty
        let text = DisplayText(words).truncated(to: headingWidth, ellipsis: ellipsis).string
        return "On \(text)" + (parts.count > 1 ? " and \(parts.count - 1) more" : "")
    }
}
