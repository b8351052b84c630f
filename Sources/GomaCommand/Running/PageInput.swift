/// The files of a page, as the command line names it.
final class PageInput {
    /// What messages call the page.
    let name: String
    /// The page itself, where it has come through standard input.
    private var piped: PipedPage?
    private let path: String
    /// Whether the page is opened, and so reads keys beside what is piped in.
    private let isOpened: Bool
    /// The files that have been read, the page's own first.
    private(set) var paths: [String] = []

    /// The files of an app that comes with the program; `nil` for a page of the disk.
    private let app: ProgramApp?

    /// The files of an app that comes with the program.
    init(_ app: ProgramApp) {
        self.app = app
        (path, name, isOpened) = (app.file, app.file, true)
    }

    /// - Parameters:
    ///   - argument: a file, or `-` for standard input.
    ///   - isOpened: whether the page is opened, and so reads keys beside what is piped in.
    init(_ argument: String, isOpened: Bool) {
        app = nil
        path = argument
        self.isOpened = isOpened
        name = argument == "-" ? InputFile.standardInputName : argument
    }

    /// Reads the page, and what it includes.
    /// - Throws: `InputError` for a file that cannot be read, `DataTextError` for one that is no YAML.
    func page() throws -> PageDescription {
        paths = []
        guard path == "-" else { return try page(read(path, as: .page)) }
        let piped = try piped ?? PipedPage(isOpened ? PipedInput.open("page") : InputFile.standardInput)
        self.piped = piped
        return switch piped.form {
        case .whole(let text): try page(text)
        case .lines(let first, _): PageDescription(beginning: first, file: name)
        }
    }

    private func page(_ text: String) throws -> PageDescription {
        try PageDescription(parsing: text, file: name) { try read($0, as: .page) }
    }

    /// The parts that come after the first line; `nil` where the page has come whole.
    var parts: PartInput? {
        guard let piped, case .lines(let first, let start) = piped.form else { return nil }
        return PartInput(piped.bytes, beginning: first, start)
    }

    /// Reads a file of values, which a source of the page names.
    /// - Throws: `InputError`.
    func text(_ path: String) throws -> String { try read(path, as: .values) }

    private func read(_ path: String, as kind: InputKind) throws -> String {
        if let app {
            guard let text = app.text(path) else { throw InputError.missing(file: path, kind: kind) }
            return text
        }
        if !paths.contains(path) { paths.append(path) }
        return try InputFile.text(at: path, as: kind)
    }
}
