import Expectations
import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// Pages dumped, approved and compared with the real program.
    struct PageDumpTests {
        private let folder: TemporaryFolder

        private static let page = """
            title: News
            parts: [{component: HeaderText, with: {title: One}}]
            routes:
              about: {parts: [{component: HeaderText, with: {title: About}}]}
              story/{id}: {parts: [{component: HeaderText, with: {title: "Story ${id}"}}]}
            """

        init() throws { folder = try TemporaryFolder() }

        private func write(_ text: String, to name: String = "news.yaml") throws -> String {
            let path = "\(folder.path)/\(name)"
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            return path
        }

        @Test func `a page is approved by its file, compared with all others, and pruned when it is gone`() throws {
            let (page, dumps) = (try write(Self.page), "\(folder.path)/Snapshots")
            let approval = try Command.gomaui("approve", page, "--folder", dumps)
            expect(approval.status, is: 0, "\(approval.errors)")
            expect(approval.output, contains: "page:news approved in", "\(approval.errors)")
            let same = try Command.gomaui("check", page, dumps)
            expect(same.status, is: 0)
            expect(same.output, is: "1 of 1 page is as approved\n")

            _ = try write(Self.page.replacing("About", with: "Imprint"))
            let other = try Command.gomaui("check", dumps, page, "--summary")
            expect(other.status, is: 1)
            expect(other.output, contains: "page:news, about · 80×24: glyphs, reading changed")
            expect(other.output, lacks: "page:news, first page")
            try expect(Command.gomaui("check", dumps, "--summary").output, contains: "and 0 of 1 page are as approved")

            _ = try write(Self.page.replacing("HeaderText", with: "HaederText"))
            let wrong = try Command.gomaui("check", page, dumps)
            expect(wrong.status, is: 2, "\(wrong.errors)")
            expect(wrong.errors, contains: "did you mean \"HeaderText\"?")

            try FileManager.default.removeItem(atPath: page)
            let dump = "\(dumps)/pages/news.txt"
            #expect(FileManager.default.fileExists(atPath: dump))
            let pruned = try Command.gomaui("approve", "--prune", "--yes", "--folder", dumps)
            expect(pruned.output, contains: "pages/news.txt: no page is behind it")
            #expect(!FileManager.default.fileExists(atPath: dump))
        }

        @Test func `where one page has no such page, none is dumped`() throws {
            let other = "title: Other\nparts: [{component: HeaderText, with: {title: Two}}]\n"
            let pages = [try write(Self.page), try write(other, to: "other.yaml")]

            let result = try Command.run(
                Command.gomaui, ["dump", "--state", "about", "--output", "\(folder.path)/out"] + pages)

            expect(result.status, is: 64)
            expectEmpty(result.output)
            expect(result.errors, contains: "about")
            expectEmpty(folder.files(in: "out"))
        }

        @Test func `an approved page is named as lists name it`() throws {
            let (page, dumps) = (try write(Self.page), "\(folder.path)/Snapshots")
            _ = try Command.gomaui("approve", page, "--folder", dumps)
            _ = try write(Self.page.replacing("About", with: "Imprint"))

            let check = try Command.gomaui("check", "page:news", "--folder", dumps, "--summary")
            expect(check.status, is: 1, "\(check.errors)")
            expect(check.output, contains: "page:news, about · 80×24", "\(check.errors)")
            let approval = try Command.gomaui("approve", "page:news", "--folder", dumps)
            expect(approval.status, is: 0, "\(approval.errors)")
            expect(approval.output, contains: "page:news approved in", "\(approval.errors)")
            try expect(Command.gomaui("check", "page:news", "--folder", dumps).status, is: 0)

            let unknown = try Command.gomaui("approve", "page:new", "--folder", dumps)
            expect(unknown.status, is: 64, "\(unknown.errors)")
            expect(unknown.errors, contains: "there are page:news,")
        }

        @Test func `a page is dumped at sizes and with pages of one's own choice`() throws {
            let page = try write(Self.page)
            let result = try Command.gomaui(
                "dump", page, "--state", "story/x", "--size", "30x4,40x4", "--output", "\(folder.path)/out")
            expect(result.status, is: 0, "\(result.errors)")
            expect(result.output.hasPrefix("1 page in "), is: true, "\(result.errors)")

            let text = try String(contentsOfFile: "\(folder.path)/out/pages/news.txt", encoding: .utf8)
            #expect(text.hasPrefix("page:news\nfile: ../news.yaml\nglyphs: Unicode\n"))
            expect(text, contains: "── story/x · 30×4 ")
            expect(text, contains: "── story/x · 40×4 ")
            expect(text, contains: "Story x")
        }

        @Test(arguments: [
            (["dump", "PillItem", "--size", "30x4", "--output", "x"], "--size goes with pages"),
            (["dump", "news.yaml", "--width", "30", "--output", "x"], "--width goes with components"),
            (["dump", "news.yaml", "--tag", "odds", "--output", "x"], "go with components alone"),
            (["dump", "news.yaml", "--size", "30", "--output", "x"], "write sizes such as 80x24"),
            (["check", "./a", "./b"], "name one folder of approved dumps, not ./a and ./b"),
            (["check", "news.yaml", "--coverage"], "--coverage goes without pages"),
        ])
        func `what does not go together is told`(words: [String], message: String) throws {
            let result = try Command.run(Command.gomaui, words)

            expect(result.status, is: 64, "\(result.errors)")
            expect(result.errors, contains: message)
        }

        @Test func `two pages of one name cannot both be dumped`() throws {
            _ = try FileManager.default.createDirectory(
                atPath: "\(folder.path)/b", withIntermediateDirectories: true)
            let result = try Command.gomaui(
                "dump", write(Self.page), write(Self.page, to: "b/news.yaml"), "--output", "\(folder.path)/out")

            expect(result.status, is: 64, "\(result.errors)")
            expect(result.errors, contains: "are both called \"news\"")
        }
    }
}
