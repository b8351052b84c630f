import Foundation

/// Pages beside components on the command line: what ends in .yaml is the file of a page, `page:lobby` is one that has been
/// approved, as dumps and lists call it, and what is neither is something else.
@MainActor
struct NamedPages {
    /// The pages that can be drawn.
    private(set) var pages: [PageDump] = []
    /// Why others cannot be.
    private(set) var problems: [ApprovalError] = []

    /// Whether a word of the command line names a page.
    nonisolated static func isPage(_ word: String) -> Bool {
        word.hasPrefix(ApprovedPage.mark) || [".yaml", ".yml"].contains { word.lowercased().hasSuffix($0) }
    }

    /// Those that somebody named, each once.
    /// - Parameters:
    ///   - words: files, and names of approved pages.
    ///   - folder: the folder of dumps.
    /// - Throws: `InputError`, `DataTextError` or ``PageMistakes`` for a page that cannot be drawn, and a ``Failure`` where two
    ///   have one name.
    init(_ words: [String], _ kit: PageKit, _ registry: ComponentRegistry, in folder: String) throws {
        var seen: Set<String> = []
        let files = try words.map { try Self.file(of: $0, in: folder) }
            .filter { seen.insert(URL(fileURLWithPath: $0).standardizedFileURL.path).inserted }
        pages = try files.map { try Self.page($0, kit, registry, in: folder) }
        for (index, page) in pages.enumerated() {
            guard let twin = pages[..<index].first(where: { $0.name == page.name }) else { continue }
            throw Failure(
                "\(twin.file) and \(page.file) are both called \"\(page.name)\", and dumps are named so; "
                    + "name one of them, or give one another name", code: FailureCode.usage)
        }
    }

    /// Those that have been approved and are there; what is wrong with them is told and keeps nothing else from being drawn.
    init(approvedIn folder: String, _ kit: PageKit, _ registry: ComponentRegistry) {
        do {
            for page in try Self.approved(in: folder) where page.isThere {
                do {
                    pages.append(try Self.page(page.file, kit, registry, in: folder))
                } catch {
                    problems.append(Self.problem(at: page.path, error))
                }
            }
        } catch {
            problems.append(Self.problem(at: folder, error))
        }
    }

    private static func problem(at path: String, _ error: any Error) -> ApprovalError {
        .notDrawn(path: path, reason: Failure.sentences(for: error).joined(separator: "; "))
    }

    /// The pages that have been approved; none where the folder is not there yet.
    /// - Throws: `InputError` where the folder, or one below, cannot be read.
    private static func approved(in folder: String) throws -> [ApprovedPage] {
        do {
            return try ApprovedDumps(folder: folder).pages
        } catch let error as ApprovalError {
            guard case .noFolder = error else { throw error }
            return []
        }
    }

    /// The file that a word means.
    /// - Throws: a ``Failure`` for the name of a page that has not been approved, and `InputError` where nobody can tell.
    private static func file(of word: String, in folder: String) throws -> String {
        guard word.hasPrefix(ApprovedPage.mark) else { return word }
        let approved = try Self.approved(in: folder)
        let name = String(word.dropFirst(ApprovedPage.mark.count))
        if let page = approved.first(where: { ApprovedPage.name(of: $0.file) == name }) { return page.file }
        let known = approved.map { ApprovedPage.mark + ApprovedPage.name(of: $0.file) }.sorted()
        throw Failure(
            "no page named \"\(name)\" has been approved in \(folder); "
                + (known.isEmpty
                    ? "name the file of one, such as \(name.isEmpty ? "lobby" : name).yaml"
                    : "there are \(known.joined(separator: ", ")), and any page can be named by its file"),
            code: FailureCode.usage)
    }

    private static func page(
        _ path: String, _ kit: PageKit, _ registry: ComponentRegistry, in folder: String
    ) throws -> PageDump {
        let input = PageInput(path, isOpened: false)
        return try PageDump(
            input.page(), at: path, kit: kit, registry: registry, files: input.text, in: folder)
    }
}
