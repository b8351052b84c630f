/// A list of things of which one is chosen by typing some of its letters; the current one is selected at first.
@MainActor
struct ChoiceList {
    /// What is chosen, such as "Commands".
    let title: String
    /// What an empty filter says.
    let placeholder: String
    let rows: [GalleryRow]
    /// Told the row that somebody chose.
    let onChoose: (GalleryRow) -> Void

    /// Everything that the keys of some place do, and, as one types, all components to go to.
    /// - Parameter onOpen: told the component that somebody chose.
    static func palette(
        _ sections: [KeySection], components: [ComponentDescriptor], in words: GalleryWords = .english,
        onOpen: @escaping (ComponentDescriptor) -> Void
    ) -> ChoiceList {
        var rows: [GalleryRow] = []
        var actions: [String: () -> Void] = [:]
        for section in sections {
            let commands = section.commands
            guard !commands.isEmpty else { continue }
            rows.append(GalleryRow(id: section.title, text: section.title, isHeading: true))
            for command in commands {
                let id = "\(section.title)/\(command.title)"
                rows.append(GalleryRow(id: id, text: command.title, detail: command.label))
                actions[id] = command.run
            }
        }
        for component in components {
            rows.append(
                GalleryRow(
                    id: component.id, text: words.text(.galleryOpenComponent, ["component": component.name]),
                    detail: component.category.title,
                    isFolded: true))
            actions[component.id] = { onOpen(component) }
        }
        return ChoiceList(
            title: words.text(.galleryCommands),
            placeholder: words.text(components.isEmpty ? .galleryCommand : .galleryCommandOrComponent), rows: rows
        ) { [actions] in actions[$0.id]?() }
    }

    /// A component's states, the current one marked and selected, those that have been edited marked too.
    static func states(
        of component: ComponentDescriptor, current: Int, edited: Set<Int>, in words: GalleryWords,
        onChoose: @escaping (Int) -> Void
    ) -> ChoiceList {
        let rows = component.states.enumerated().map { index, state in
            GalleryRow(
                id: String(index), text: state.name, detail: state.summary, isCurrent: index == current,
                isEdited: edited.contains(index))
        }
        return ChoiceList(
            title: words.text(.galleryStatesOf, ["component": component.name]), placeholder: words.text(.galleryState),
            rows: rows
        ) { if let index = Int($0.id) { onChoose(index) } }
    }
}
