/// A text that teaches one side of the library and its program, in Markdown. The same file is read in the repository, on the
/// documentation's site and by the command `guide`.
package struct Guide: Sendable {
    /// The word that it is called by, such as "own-components": its file's name.
    package let name: String
    /// The Markdown.
    package let text: String

    private init(_ name: String, _ bytes: [UInt8]) {
        self.name = name
        text = String(decoding: bytes, as: UTF8.self)
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
            Guide("gallery", PackageResources.gallery_md),
            Guide("app", PackageResources.app_md),
            Guide("command-line", PackageResources.command_line_md),
            Guide("component-tutorial", PackageResources.component_tutorial_md),
            Guide("app-tutorial", PackageResources.app_tutorial_md),
            Guide("own-components", PackageResources.own_components_md),
            Guide("own-app", PackageResources.own_app_md),
            Guide("feeds", PackageResources.feeds_md),
            Guide("languages", PackageResources.languages_md),
            Guide("themes", PackageResources.themes_md),
            Guide("pages", PackageResources.pages_md),
            Guide("testing", PackageResources.testing_md),
            Guide("reviewing", PackageResources.reviewing_md),
            Guide("terminals", PackageResources.terminals_md),
            Guide("modules", PackageResources.modules_md),
            Guide("changes", PackageResources.changes_md),
        ]
    }
}
