extension KeySection {
    /// What a component answers to in all its parts, and how to move between them; a key may stand there for several
    /// parts, with what it does in each.
    package static func component(
        _ view: View, in language: any LocalizationProvider = Localization.english
    ) -> KeySection {
        let stops = view.focusableViews
        let bindings = stops.flatMap { part in
            sequence(first: part) { $0 === view ? nil : $0.superview }.flatMap(\.keyBindings)
        }
        return component(bindings, hasParts: stops.count > 1, in: language)
    }

    /// What keys do where the focus is inside a component.
    package static func focused(
        _ part: View, of component: View, in language: any LocalizationProvider = Localization.english
    ) -> KeySection {
        self.component(
            part.answeringBindings(upTo: component), hasParts: component.focusableViews(upTo: 2).count > 1, in: language
        )
    }

    private static func component(
        _ bindings: [KeyBinding], hasParts: Bool, in language: any LocalizationProvider
    ) -> KeySection {
        let ways = (label: "Tab, \(language.string(.galleryArrows))", title: language.string(.galleryBetweenParts))
        return KeySection(language.string(.galleryComponentSection), bindings, described: hasParts ? [ways] : [])
    }

    /// What keys do once Tab has gone into a component: a section for each kind of part, headed by what the first of the
    /// kind says.
    package static func parts(of component: View, in language: any LocalizationProvider) -> [KeySection] {
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
        guard kinds.count > 1 else { return stops.isEmpty ? [] : [Self.component(component, in: language)] }
        return [Self.component([], hasParts: true, in: language)]
            + kinds.map { KeySection(heading(for: $0.parts, in: language), $0.section.bindings) }
    }

    /// Columns that a heading takes of what a part says.
    private static let headingWidth = 28

    private static func heading(for parts: [View], in language: any LocalizationProvider) -> String {
        let said = parts.first.map { ReadingText.words(of: $0) ?? String(nameOf: $0) } ?? ""
        let ellipsis = parts.first?.glyphs.ellipsis ?? .empty
        let text = DisplayText(said).truncated(to: headingWidth, ellipsis: ellipsis).string
        guard parts.count > 1 else { return language.string(.galleryOnPart, ["part": text]) }
        return language.string(.galleryOnParts, ["part": text, "count": String(parts.count - 1)])
    }
}
