import GomaPages
import GomaReview

/// The files of a page, as the command line names it.
final class PageInput {
    /// What messages call the page.
    let name: String
    /// The page itself, where it has come through standard input.
    private var piped: String?
    private let path: String
    /// Whether the page is opened, and so reads keys beside what is piped in.
    private let isOpened: Bool
    /// The files that have been read, the page's own first.
    private(set) var paths: [String] = []

    /// - Parameters:
    ///   - argument: a file, or `-` for standard input.
    ///   - isOpened: whether the page is opened, and so reads keys beside what is piped in.
    init(_ argument: String, isOpened: Bool) {
        path = argument
        self.isOpened = isOpened
        name = argument == "-" ? "standard input" : argument
    }

    /// Reads the page, and what it includes.
    /// - Throws: `InputError` for a file that cannot be read, `DataTextError` for one that is no YAML.
    func page() throws -> PageDescription {
        paths = []
        let text: String
        if path == "-" {
            text = try piped ?? readStandardInput()
            piped = text
        } else {
            text = try read(path, as: .page)
        }
        return try PageDescription(parsing: text, file: name) { try read($0, as: .page) }
    }

    private func readStandardInput() throws -> String {
        guard isOpened else { return try InputFile.standardInput(as: .page) }
        return try InputFile.text(of: PipedInput.open("page"), as: .page)
    }

    /// Reads a file of values, which a source of the page names.
    /// - Throws: `InputError`.
    func text(_ path: String) throws -> String { try read(path, as: .values) }

    private func read(_ path: String, as kind: InputKind) throws -> String {
        if !paths.contains(path) { paths.append(path) }
        return try InputFile.text(at: path, as: kind)
    }
}
