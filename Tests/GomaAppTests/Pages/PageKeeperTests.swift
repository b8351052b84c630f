import Expectations
import Foundation
import GomaGallery
import GomaPages
import PageTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import GomaPageViewer

/// The file in which it is kept what is done to a page.
@MainActor
struct PageKeeperTests {
    private static let text = """
        sources: {flag: {value: {count: 1}}}
        parts:
          - {component: HeaderText, with: {title: "count ${flag.count}"}}
          - {component: Button, state: Submit, with: {id: more}}
        on: {app:press id=more: {set: flag.count, to: 7}}

        """

    private func page(_ keeper: PageKeeper) throws -> PageHarness {
        let page = try PageHarness(describing: Self.text, width: 200, height: 10, remembering: keeper.memory)
        keeper.follow(page.presenter, on: page.services.environment.scheduler)
        return page
    }

    @Test func `what is done is written while the page is open, and there again`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/a/page.json"
        let first = PageKeeper(path: path, isFresh: false)
        let page = try page(first)
        page.press(.tab, .enter)
        expect(page.text, contains: "count 7")
        page.wait(.seconds(2))
        #expect(FileManager.default.fileExists(atPath: path))

        let second = try self.page(PageKeeper(path: path, isFresh: false))
        expect(second.text, contains: "count 7")
        expectEmpty(first.lastWords)

        let fresh = try self.page(PageKeeper(path: path, isFresh: true))
        expect(fresh.text, contains: "count 1")
    }

    @Test func `nothing is written where nothing has been done since`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/page.json"
        let keeper = PageKeeper(path: path, isFresh: false)
        let page = try page(keeper)
        page.wait(.seconds(2))
        try FileManager.default.removeItem(atPath: path)
        page.wait(.seconds(10))
        keeper.save()

        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func `a file that is not whole is put aside and told`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/page.json"
        try Data("{\"format\":\"goma".utf8).write(to: URL(fileURLWithPath: path))

        let keeper = PageKeeper(path: path, isFresh: false)
        let page = try page(keeper)

        page.wait(.zero)
        expect(page.status, contains: "was not whole")
        expect(FileManager.default.fileExists(atPath: path + ".damaged"), is: true)
        expect(keeper.lastWords.count, is: 1)
        page.wait(.seconds(2))
        #expect(FileManager.default.fileExists(atPath: path))
    }

    @Test func `a file that is not whole stays where it is as long as no page is shown that could tell of it`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/page.json"
        try Data("{\"format\":\"goma".utf8).write(to: URL(fileURLWithPath: path))

        let keeper = PageKeeper(path: path, isFresh: false)
        keeper.save()

        #expect(keeper.memory == nil && keeper.lastWords.isEmpty)
        try expect(FileManager.default.contentsOfDirectory(atPath: folder.path), is: ["page.json"])
    }

    @Test func `somebody else's file stays as it is`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/page.json"
        try Data("{\"mine\":1}".utf8).write(to: URL(fileURLWithPath: path))

        let keeper = PageKeeper(path: path, isFresh: false)
        let page = try page(keeper)
        page.press(.tab, .enter)
        page.wait(.seconds(2))
        keeper.save()

        try expect(String(contentsOfFile: path, encoding: .utf8), is: "{\"mine\":1}")
        expect(
            keeper.lastWords,
            is: [
                "what was kept is not used: \(path) is not a file of this program; it stays as it is, "
                    + "and nothing is kept until it is moved away"
            ])
    }

    @Test func `once nothing can be kept any more, leaving asks before something is lost`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/page.json"
        let keeper = PageKeeper(path: path, isFresh: false)
        let page = try PageHarness("betslip")
        keeper.follow(page.presenter, on: page.services.environment.scheduler)
        try page.click("2.01")
        try Data("{\"mine\":1}".utf8).write(to: URL(fileURLWithPath: path))
        page.wait(.seconds(2))
        expect(page.status, contains: "what is done is not kept")

        page.press(.escape, .escape)

        expect(page.status, contains: "Esc again leaves; 1 selection is on the slip")
        #expect(!page.hasQuit)
    }
}
