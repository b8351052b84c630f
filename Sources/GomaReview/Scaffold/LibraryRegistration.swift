import Foundation

/// The registration of a new component in the library's lists: its room's, and its category's.
struct LibraryRegistration {
    let name: String
    let category: Category
    /// The library's folder.
    let folder: String

    /// The lists as they are to be: the room's components, and the chapter of the catalogue.
    /// - Throws: ``ScaffoldError/unknownList(path:)`` where one of them is not written as the library writes it.
    func files() throws(ScaffoldError) -> [ComponentScaffold.File] { [try room()] + (try chapter()) }

    private func room() throws(ScaffoldError) -> ComponentScaffold.File {
        let room = LibraryRoom.of(category).rawValue
        let path = "Sources/GomaUI/\(room)/\(room)Components.swift"
        let text = try adding("        \(name)View.self,", to: text(of: path) ?? "", at: path)
        return ComponentScaffold.File(path: path, text: text)
    }

    private func chapter() throws(ScaffoldError) -> [ComponentScaffold.File] {
        let list = "\(category.rawValue)Chapter"
        let path = "Sources/GomaCatalog/\(category.rawValue)/\(list).swift"
        let entry = "        \(name)Catalog.self,"
        if let text = text(of: path) {
            return [ComponentScaffold.File(path: path, text: try adding(entry, to: text, at: path))]
        }
        let catalogue = "Sources/GomaCatalog/GomaCatalog.swift"
        let chapter = "        (.\(category.memberName), \(list).entries),"
        let first = """
            /// The components of the category "\(category.title)".
            @MainActor
            enum \(list) {
                static let entries: [any CatalogEntry.Type] = [
            \(entry)
                ]
            }

            """
        return [
            ComponentScaffold.File(path: path, text: first),
            ComponentScaffold.File(
                path: catalogue, text: try adding(chapter, to: text(of: catalogue) ?? "", at: catalogue, sorted: false)),
        ]
    }

    /// A list with one more line among those of its brackets.
    private func adding(
        _ line: String, to text: String, at path: String, sorted: Bool = true
    ) throws(ScaffoldError) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let start = lines.firstIndex(where: { $0.hasSuffix("= [") }),
            let end = lines[start...].firstIndex(of: "    ]")
        else { throw .unknownList(path: path) }
        let place = sorted ? lines[(start + 1)..<end].firstIndex { $0 > line } : nil
        lines.insert(line, at: place ?? end)
        return lines.joined(separator: "\n")
    }

    private func text(of path: String) -> String? {
        FileManager.default.contents(atPath: "\(folder)/\(path)").map { String(decoding: $0, as: UTF8.self) }
    }
}
