import GomaCatalog
import GomaPageViewer
import GomaPages
import TestSupport
import Testing

@testable import GomaCommand

@MainActor
struct NamedPagesTests {
    @Test func `a page that is named twice is one, however it is spelled`() throws {
        let folder = try TemporaryFolder()
        try folder.write("parts: [{component: PillItem}]\n", to: "lobby.yaml")
        let words = ["\(folder.path)/lobby.yaml", "\(folder.path)/./lobby.yaml"]

        let named = try NamedPages(words, PageKit(), .goma, in: folder.path)

        #expect(named.pages.map(\.file) == [words[0]])
        #expect(named.problems.isEmpty)
    }

    @Test func `two pages of one name in different folders are told with both files`() throws {
        let folder = try TemporaryFolder()
        for name in ["a/lobby.yaml", "b/lobby.yaml"] {
            try folder.write("parts: [{component: PillItem}]\n", to: name)
        }
        let words = ["\(folder.path)/a/lobby.yaml", "\(folder.path)/b/lobby.yaml"]

        let failure = #expect(throws: Failure.self) { try NamedPages(words, PageKit(), .goma, in: folder.path) }

        #expect(failure?.problems.first?.hasPrefix("\(words[0]) and \(words[1]) are both called \"lobby\"") == true)
    }
}
