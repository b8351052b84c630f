import Expectations
import Foundation
import GomaCatalog
import GomaPageViewer
import GomaPages
import GomaReview
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

        expect(named.pages.map(\.file), is: [words[0]])
        expectEmpty(named.problems)
    }

    @Test func `two pages of one name in different folders are told with both files`() throws {
        let folder = try TemporaryFolder()
        for name in ["a/lobby.yaml", "b/lobby.yaml"] {
            try folder.write("parts: [{component: PillItem}]\n", to: name)
        }
        let words = ["\(folder.path)/a/lobby.yaml", "\(folder.path)/b/lobby.yaml"]

        let failure = #expect(throws: Failure.self) { try NamedPages(words, PageKit(), .goma, in: folder.path) }

        expect(failure?.problems.first?.hasPrefix("\(words[0]) and \(words[1]) are both called \"lobby\""), is: true)
    }

    /// To the system's own user no folder is closed.
    @Test(.enabled(if: geteuid() != 0))
    func `a folder of approved pages that cannot be read is told with the reason, and is no empty one`() throws {
        let folder = try TemporaryFolder()
        let manager = FileManager.default
        try manager.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path)
        defer { try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path) }

        let approved = NamedPages(approvedIn: folder.path, PageKit(), .goma)

        let words = approved.problems.map(\.description)
        #expect(words.count == 1 && words[0].hasPrefix("\(folder.path): cannot be read: "))
        #expect(throws: InputError.self) { try NamedPages(["page:lobby"], PageKit(), .goma, in: folder.path) }
    }

    @Test func `a folder that is not there yet has no approved pages, which is no problem`() throws {
        let folder = try TemporaryFolder()

        let approved = NamedPages(approvedIn: "\(folder.path)/none", PageKit(), .goma)

        expectEmpty(approved.pages)
        expectEmpty(approved.problems)
    }

    @Test func `a page that has not been approved is a wrong word to check as well`() throws {
        let folder = try TemporaryFolder()
        let failure = #expect(throws: Failure.self) {
            try NamedPages(["page:nope"], PageKit(), .goma, in: folder.path)
        }
        let unknown = try #require(failure)

        let told = Check.failure(for: unknown)

        expect(told.code, is: 64)
        expect(told.problems, is: unknown.problems)
        expect(Check.failure(for: InputError.missing(file: "nope.yaml", kind: .page)).code, is: 2)
    }
}
