/// The themes at hand as a list, for people and for programs.
package enum ThemeListing {
    private struct Theme: Encodable {
        let name: String
        let title: String?
        let author: String?
        let appearance: String?
        /// `built-in`, or the path of the file.
        let origin: String
        let error: String?
    }

    /// A line for each theme, then what is wrong with those that cannot be read.
    package static func lines(of entries: [ThemeLibrary.Entry]) -> [String] {
        let rows = entries.map { entry -> [String] in
            switch entry.theme {
            case .success(let theme):
                [entry.name, theme.title, theme.appearance.rawValue, origin(of: entry)]
            case .failure: [entry.name, "cannot be read", "", origin(of: entry)]
            }
        }
        let problems = entries.flatMap(problems)
        return TextTable.lines(of: [["NAME", "TITLE", "APPEARANCE", "FROM"]] + rows)
            + (problems.isEmpty ? [] : [""] + problems)
    }

    /// An array of objects: name, title, author, appearance, origin, and error for those that cannot be read.
    package static func json(of entries: [ThemeLibrary.Entry]) throws -> String {
        let themes = entries.map { entry in
            let theme = try? entry.theme.get()
            return Theme(
                name: entry.name, title: theme?.title, author: theme?.author, appearance: theme?.appearance.rawValue,
                origin: origin(of: entry), error: theme == nil ? problems(of: entry).joined(separator: "\n") : nil)
        }
        return try ReadableJSON.text(of: themes)
    }

    /// A sentence for each.
    private static func problems(of entry: ThemeLibrary.Entry) -> [String] {
        guard case .failure(let error) = entry.theme else { return [] }
        return (error as? ThemeError)?.sentences ?? [String(describing: error)]
    }

    private static func origin(of entry: ThemeLibrary.Entry) -> String {
        switch entry.origin {
        case .builtIn: "built-in"
        case .file(let path): path
        }
    }
}
