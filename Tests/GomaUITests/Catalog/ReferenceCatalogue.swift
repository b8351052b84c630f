import GomaCatalog

/// What the library is to have, as the list in Tests/Catalogue says.
struct ReferenceCatalogue {
    /// Every component of the reference catalogue, with its category.
    let reference: [String: String]
    /// Components beside the reference catalogue's, each with what it is for.
    let own: [String: String]

    /// The library's own additions.
    static let additions = [
        "ScoreCell": "one column of a Score", "InlineScoreColumn": "one column of an InlineScore",
    ]

    /// What does not fit together, in sentences.
    /// - Parameter built: registered components by name, with their categories.
    func problems(with built: [String: String]) -> [String] {
        let strays = built.keys.filter { reference[$0] == nil && own[$0] == nil }
        let lost = reference.keys.filter { built[$0] == nil }
        return
            (strays.map { "\($0) is built, and neither in the reference nor an addition\(hint($0, lost))" }
            + lost.map { "\($0) is in the reference, and not built\(hint($0, strays))" }
            + own.keys.filter { built[$0] == nil }.map { "\($0) is an addition, and not built" }
            + own.keys.filter { reference[$0] != nil }.map { "\($0) is an addition, and in the reference too" }
            + misplaced(built)).sorted()
    }

    private func hint(_ name: String, _ names: [String]) -> String { NearestName.suggestion(for: name, among: names) }

    private func misplaced(_ built: [String: String]) -> [String] {
        built.compactMap { name, category in
            guard let place = reference[name], place != category else { return nil }
            return "\(name) is built in \(category), and \(place) in the reference"
        }
    }

    /// Reads a list: names stand indented below their category, and comments behind a `#`.
    static func names(in text: String) -> [String: String] {
        var category = ""
        return text.split(separator: "\n").reduce(into: [:]) { names, line in
            if line.hasPrefix("  ") {
                names[String(line.dropFirst(2))] = category
            } else if !line.hasPrefix("#") {
                category = String(line)
            }
        }
    }
}
