import CGuides

/// A text that teaches one side of the library and its program, in Markdown. The same file is read in the repository, on the
/// documentation's site and by the command `guide`.
package struct Guide: Sendable {
    /// The word that it is called by, such as "own-components": its file's name.
    package let name: String
    /// The Markdown.
    package let text: String

    private init(_ name: String) {
        self.name = name
        text = goma_guide(name).map { String(cString: $0) } ?? ""
    }

    /// The heading of the whole.
    package var title: String {
        text.prefix { $0 != "\n" }.drop { $0 == "#" || $0 == " " }.description
    }

    /// The paragraph below the title, as one line.
    package var summary: String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().drop(while: \.isEmpty)
        return lines.prefix { !$0.isEmpty }.joined(separator: " ")
    }

    /// All of them, in the order in which somebody new reads them.
    package static var all: [Guide] {
        [
            Guide("gallery"),
            Guide("app"),
            Guide("command-line"),
            Guide("component-tutorial"),
            Guide("app-tutorial"),
            Guide("own-components"),
            Guide("own-app"),
            Guide("feeds"),
            Guide("languages"),
            Guide("themes"),
            Guide("pages"),
            Guide("testing"),
            Guide("reviewing"),
            Guide("terminals"),
            Guide("modules"),
            Guide("changes"),
        ]
    }
}
