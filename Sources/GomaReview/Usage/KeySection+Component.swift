import TerminalKit

extension KeySection {
    /// What a component answers to in all its parts, and how to move between them; a key may stand there for several
    /// parts, with what it does in each.
    package static func component(_ view: View, words: ComponentKeyWords = ComponentKeyWords()) -> KeySection {
        let stops = view.focusableViews
        let bindings = stops.flatMap { part in
            sequence(first: part) { $0 === view ? nil : $0.superview }.flatMap(\.keyBindings)
        }
        return component(bindings, hasParts: stops.count > 1, in: words)
    }

    /// What keys do where the focus is inside a component.
    package static func focused(
        _ part: View, in component: View, words: ComponentKeyWords = ComponentKeyWords()
    ) -> KeySection {
        self.component(
            part.answeringBindings(upTo: component), hasParts: component.focusableViews(upTo: 2).count > 1, in: words)
    }

    private static func component(
        _ bindings: [KeyBinding], hasParts: Bool, in words: ComponentKeyWords
    ) -> KeySection {
        KeySection(
            words.component, bindings, described: hasParts ? [(label: words.ways, title: words.betweenParts)] : [])
    }

    /// What keys do once Tab has gone into a component: a section for each kind of part, headed by what the first of the
    /// kind says.
    package static func parts(of component: View, words: ComponentKeyWords) -> [KeySection] {
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
        guard kinds.count > 1 else { return stops.isEmpty ? [] : [Self.component(component, words: words)] }
        return [Self.component([], hasParts: true, in: words)]
            + kinds.map { KeySection(heading(for: $0.parts, in: words), $0.section.bindings) }
    }

    /// Columns that a heading takes of what a part says.
    private static let headingWidth = 28

    private static func heading(for parts: [View], in words: ComponentKeyWords) -> String {
        let said = parts.first.map { ReadingText.words(of: $0) ?? String(nameOf: $0) } ?? ""
        let ellipsis = parts.first?.glyphs.ellipsis ?? .empty
        let text = DisplayText(said).truncated(to: headingWidth, ellipsis: ellipsis).string
        return parts.count > 1 ? words.onSeveral(text, parts.count - 1) : words.on(text)
    }
}
