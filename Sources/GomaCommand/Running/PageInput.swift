import GomaPages
import GomaReview

/// The files of a page, as the command line names it.
final class PageInput {
    /// What messages call the page.
    let name: String
    /// The page itself, where it has come through standard input.
    private var piped: String?
    private let path: String
    /// The files that have been read, the page's own first.
    private(set) var paths: [String] = []

    /// - Parameter argument: a file, or `-` for standard input.
    init(_ argument: String) {
        path = argument
        name = argument == "-" ? "standard input" : argument
    }

    /// Reads the page, and what it includes.
    /// - Throws: `InputError` for a file that cannot be read, `DataTextError` for one that is no YAML.
    func page() throws -> PageDescription {
        paths = []
        let text: String
        if path == "-" {
            text = try piped ?? InputFile.standardInput(as: .page)
            piped = text
        } else {
            text = try self.text(path)
        }
        return try PageDescription(parsing: text, file: name, files: self.text)
    }

    /// Reads a file of the page.
    /// - Throws: `InputError`.
    func text(_ path: String) throws -> String {
        if !paths.contains(path) { paths.append(path) }
        return try InputFile.text(at: path, as: .page)
    }
}
