import Foundation
import GomaPageViewer
import GomaPages
import GomaReview
import GomaUI

/// Pages beside components on the command line: what ends in .yaml is the file of a page, what does not is something else.
@MainActor
struct NamedPages {
    /// The pages that can be drawn.
    private(set) var pages: [PageDump] = []
    /// Why others cannot be.
    private(set) var problems: [ApprovalError] = []

    /// Whether a word of the command line names the file of a page.
    nonisolated static func isPage(_ word: String) -> Bool {
        [".yaml", ".yml"].contains { word.lowercased().hasSuffix($0) }
    }

    /// Those that somebody named.
    /// - Parameter folder: the folder of dumps.
    /// - Throws: `InputError`, `DataTextError` or ``PageMistakes`` for a page that cannot be drawn, and a ``Failure`` where two
    ///   have one name.
    init(_ paths: [String], _ kit: PageKit, _ registry: ComponentRegistry, in folder: String) throws {
        pages = try paths.map { try Self.page($0, kit, registry, in: folder) }
        for (index, page) in pages.enumerated() {
            guard let twin = pages[..<index].first(where: { $0.name == page.name }) else { continue }
            throw Failure(
                "\(twin.file) and \(page.file) are both called \"\(page.name)\", and dumps are named so; "
                    + "name one of them, or give one another name", code: FailureCode.usage)
        }
    }

    /// Those that have been approved and are there; what is wrong with them is told and keeps nothing else from being drawn.
    init(approvedIn folder: String, _ kit: PageKit, _ registry: ComponentRegistry) {
        let approved = (try? ApprovedDumps(folder: folder).pages) ?? []
        for page in approved where page.isThere {
            do {
                pages.append(try Self.page(page.file, kit, registry, in: folder))
            } catch {
                let reason = Failure.sentences(for: error).joined(separator: "; ")
                problems.append(.notDrawn(path: page.path, reason: reason))
            }
        }
    }

    private static func page(
        _ path: String, _ kit: PageKit, _ registry: ComponentRegistry, in folder: String
    ) throws -> PageDump {
        let input = PageInput(path, isOpened: false)
        return try PageDump(
            input.page(), at: path, kit: kit, registry: registry, files: input.text, in: folder)
    }
}
