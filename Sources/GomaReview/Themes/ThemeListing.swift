/// The themes at hand as a list, for people and for programs.
package enum ThemeListing {
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
            return JSONValue.members([
                "name": .string(entry.name), "title": theme.map { .string($0.title) },
                "author": theme.map { .string($0.author) }, "appearance": theme.map { .string($0.appearance.rawValue) },
                "origin": .string(origin(of: entry)),
                "error": theme == nil ? JSONValue.string(problems(of: entry).joined(separator: "\n")) : nil,
            ])
        }
        return try ReadableJSON.text(of: JSONValue.array(themes))
    }

    /// A sentence for each.
    private static func problems(of entry: ThemeLibrary.Entry) -> [String] {
        guard case .failure(let error) = entry.theme else { return [] }
        return (error as? ThemeError)?.sentences ?? [String(describing: error)]
    }

    /// `built-in`, or the path of the file.
    private static func origin(of entry: ThemeLibrary.Entry) -> String {
        switch entry.origin {
        case .builtIn: "built-in"
        case .file(let path): path
        }
    }
}
