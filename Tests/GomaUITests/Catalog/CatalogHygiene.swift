import GomaCatalog

/// Holds the catalogue against the folders of the components.
@MainActor
enum CatalogHygiene {
    /// Everything wrong, in sentences.
    /// - Parameter paths: files below "Sources/GomaUI" and "Sources/GomaCatalog".
    static func problems(in registry: ComponentRegistry, paths: [String]) -> [String] {
        let folders = folders(in: paths)
        let registered = Set(registry.components.map(\.viewName))
        let strays = folders.values.filter { !registered.contains($0.view) }.map {
            "\($0.path) has no entry in the catalogue"
        }
        let known = Set(registry.components.map(\.name))
        let repeated = Dictionary(grouping: registry.components, by: \.name).filter { $0.value.count > 1 }.keys.map {
            "two components are named \"\($0)\""
        }
        let own = registry.components.flatMap { component in
            words(of: component) + children(of: component, known: known)
                + files(of: component, in: folders[component.viewName])
        }
        return (strays + repeated + own).sorted()
    }

    /// The two folders of a component: what ships, in a room of the library, and its page in the gallery, in the folder
    /// of its category.
    private struct Folder {
        let path: String
        let view: String
        var category: String?
        var files: Set<String> = []
    }

    private static func folders(in paths: [String]) -> [String: Folder] {
        paths.reduce(into: [:]) { folders, path in
            let steps = path.split(separator: "/").map(String.init)
            guard steps.count >= 5, ["GomaUI", "GomaCatalog"].contains(steps[1]), steps[3].hasSuffix("View") else {
                return
            }
            let folder = Folder(path: steps[...3].joined(separator: "/"), view: steps[3])
            folders[steps[3], default: folder].files.insert(steps[4])
            if steps[1] == "GomaCatalog" { folders[steps[3]]?.category = steps[2] }
        }
    }

    private static func words(of component: ComponentDescriptor) -> [String] {
        var problems: [String] = []
        if component.summary.last != "." { problems.append("\(component.id): its summary ends without a full stop") }
        if component.states.count < 2 { problems.append("\(component.id): shows no state") }
        if component.defaultWidth < 1 { problems.append("\(component.id): is shown in no column") }
        let keys = Dictionary(grouping: component.states) { $0.name.lowercased().filter { !" -".contains($0) } }
        for states in keys.values where states.count > 1 {
            problems.append("\(component.id): two states are named \"\(states[0].name)\"")
        }
        if component.states.contains(where: \.name.isEmpty) { problems.append("\(component.id): a state has no name") }
        if component.tags.isEmpty { problems.append("\(component.id): has no tags to be found by") }
        return problems
    }

    private static func children(of component: ComponentDescriptor, known: Set<String>) -> [String] {
        component.children.filter { !known.contains($0) }.map {
            "\(component.id): its child \"\($0)\" is not in the registry"
        }
    }

    private static func files(of component: ComponentDescriptor, in folder: Folder?) -> [String] {
        guard let folder else { return ["\(component.id): there is no folder \(component.viewName)"] }
        var problems: [String] = []
        if let category = folder.category, category != component.category.rawValue {
            problems.append("\(component.id): is in \(component.category.rawValue), its folder in \(category)")
        }
        if "\(component.name)View" != component.viewName {
            problems.append("\(component.id): its view is named \(component.viewName)")
        }
        let wanted = ["DisplayState", "ViewModelProtocol", "View", "ViewModel", "Catalog"]
            .map { "\(component.name)\($0).swift" }
        for file in wanted where !folder.files.contains(file) {
            problems.append("\(component.id): \(folder.path) lacks \(file)")
        }
        return problems
    }
}
