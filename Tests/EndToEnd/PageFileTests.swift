import Expectations
import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// The files of a page on the command line and in a real terminal: checked, named, watched, and through pipes.
    struct PageFileTests {
        private let folder: TemporaryFolder

        private static let page = """
            title: News
            sources:
              top: {kind: data, values: [{id: a, title: One}]}
              rest: {kind: data}
            parts:
              - {component: HeaderText, each: top, gap: 1, with: {title: $it.title}}
              - {component: HeaderText, each: rest, gap: 1, with: {title: $it.title}}
            routes:
              story/{id}:
                title: Story
                parts: [{component: HeaderText, with: {title: "The story ${id}"}}]
            """

        init() throws { folder = try TemporaryFolder() }

        private func write(_ text: String, to name: String = "news.yaml") throws -> String {
            let path = "\(folder.path)/\(name)"
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            return path
        }

        private func command(_ words: String...) -> String {
            ([Terminal.quoted(Command.gomaui), "page"] + words.map(Terminal.quoted)).joined(separator: " ")
        }

        @Test func `a page is checked without a terminal, and all that is wrong is told with its place`() throws {
            let good = try Command.gomaui("page", write(Self.page), "--check")
            expect(good.status, is: 0)
            expect(good.output.hasSuffix("news.yaml: nothing is wrong\n"), is: true)

            let bad = try Command.gomaui(
                "page",
                write(
                    Self.page.replacing("each: rest", with: "each: rst").replacing("title: News", with: "titel: News")),
                "--check")

            expect(bad.status, is: 65)
            expectEmpty(bad.output)
            let lines = bad.errors.split(separator: "\n")
            expect(lines.count, is: 2)
            expect(
                lines.first?.contains("news.yaml:1:1: \"titel\" is not a field here; did you mean \"title\"?"), is: true
            )
            expect(lines.last?.contains("news.yaml:7:35: there is no \"rst\"; did you mean \"rest\"?"), is: true)
        }

        @Test func `a page, or a source for a feed, that is not there is told with those that are`() throws {
            let page = try write(Self.page)
            let place = try Command.gomaui("page", page, "--at", "stroy/a")
            expect(place.status, is: 64, "\(place.errors)")
            expect(place.errors, contains: "no page is called \"stroy/a\"; there are story/{id}")

            let feed = try Command.gomaui("page", page, "--feed", "tpo=\(try write("", to: "top.feed"))")
            expect(feed.status, is: 64, "\(feed.errors)")
            expect(feed.errors, contains: "did you mean \"top\"? there are top, rest")
        }

        @Test func `two feeds keep two sources up to date, and what is saved is shown where one is`() throws {
            let page = try write(Self.page)
            let top = try write(#"{"at":0,"set":{"id":"a","title":"Uno"}}"# + "\n", to: "top.feed")
            let rest = try write(#"{"at":0,"insert":{"id":"z","title":"Late news"}}"# + "\n", to: "rest.feed")
            let terminal = try Terminal(
                "\(command(page, "--feed", "top=\(top)", "--feed", "rest=\(rest)", "--watch")); echo status $?; cat",
                width: 80, height: 24)
            try terminal.wait(forText: "Uno")
            try terminal.wait(forText: "Late news")

            _ = try write(Self.page.replacing("title: $it.title", with: "title: \"${it.title}!\""))
            try terminal.wait(forText: "Uno!")
            try terminal.wait(forText: "Late news!")
            _ = try write(Self.page.replacing("each: rest", with: "each: rst"))
            try terminal.wait(forText: "there is no \"rst\"")
            try expect(terminal.text, contains: "Late news!")

            try terminal.press("q")
            try terminal.wait(forText: "status 0")
        }

        @Test func `where a page is wrong stands in the status until it has been put right`() throws {
            let page = try write(Self.page)
            let terminal = try Terminal("\(command(page, "--watch")); echo status $?; cat", width: 120, height: 24)
            try terminal.wait(forText: "One")
            _ = try write(Self.page.replacing("each: rest", with: "each: rst"))
            try terminal.wait(forText: "wrong at news.yaml:7:35")

            _ = try write(Self.page.replacing("[{id: a", with: "[{id: a: b"))
            try terminal.wait(forText: "wrong at news.yaml:3:")
            _ = try write(Self.page)
            try terminal.wait(forText: "read news.yaml again")
            try terminal.wait(for: "the status") { try !terminal.text.contains("read news.yaml again") }

            try expect(terminal.text, lacks: "wrong at")
            try terminal.press("q")
            try terminal.wait(forText: "status 0")
        }

        @Test func `a file of values that is saved with mistakes is told, and what was shown stays`() throws {
            _ = try write(#"[{"id": "a", "title": "One"}]"#, to: "news.json")
            let page = try write(
                """
                title: News
                sources: {news: {kind: file, path: news.json}}
                parts: [{component: HeaderText, each: news, with: {title: $it.title}}]
                """)
            let terminal = try Terminal("\(command(page, "--watch")); echo status $?; cat", width: 120, height: 24)
            try terminal.wait(forText: "One")

            _ = try write(#"[{"id": "a", "title": "Two"]"#, to: "news.json")
            try terminal.wait(forText: "wrong at news.yaml:2:30")
            #expect(try terminal.text.contains("One") && !terminal.text.contains("Try again"))
            _ = try write(#"[{"id": "a", "title": "Two"}]"#, to: "news.json")
            try terminal.wait(forText: "Two")

            try terminal.press("q")
            try terminal.wait(forText: "status 0")
        }

        @Test func `a page comes through a pipe`() throws {
            let page = try write(Self.page)
            let terminal = try Terminal(
                "cat \(Terminal.quoted(page)) | \(command("-", "--at", "story/derby")); echo status $?; cat", width: 80,
                height: 24)
            try terminal.wait(forText: "The story derby")
            try terminal.press("Escape")
            try terminal.wait(forText: "One")
            try terminal.press("q")
            try terminal.wait(forText: "status 0")
        }

        @Test func `a page comes through a pipe part by part, and is drawn as far as it has come`() throws {
            let go = "\(folder.path)/go"
            let first = Terminal.quoted(
                #"{"title":"Live","parts":[{"component":"HeaderText","with":{"title":"Top"}}]}"#)
            let second = Terminal.quoted(#"{"component":"HeaderText","with":{"title":"Second"}}"#)
            let bad = Terminal.quoted(#"{"component":"HeaderTxt"}"#)
            let last = Terminal.quoted(#"{"component":"HeaderText","with":{"title":"Last"}}"#)
            let script = try write(
                """
                echo \(first); echo \(second)
                until [ -e \(Terminal.quoted(go)) ]; do sleep 0.05; done
                echo \(bad); echo 'no JSON'; echo \(last)
                exec tail -f /dev/null
                """, to: "parts.sh")
            let terminal = try Terminal(
                "bash \(Terminal.quoted(script)) | \(command("-")); echo status $?; cat", width: 100, height: 24)
            try terminal.wait(forText: "Second")
            #expect(try !terminal.text.contains("Last") && terminal.text.contains("Top"))

            #expect(FileManager.default.createFile(atPath: go, contents: nil))
            try terminal.wait(forText: "Last")

            let text = try terminal.text
            expect(text, contains: "standard input:3:14: no component is named \"HeaderTxt\"")
            expect(text, contains: "standard input:4:1: what stands here is no JSON")
            try terminal.press("q")
            try terminal.wait(forText: "status 0")
        }

        @Test func `all parts that come through a pipe are checked`() throws {
            func check(_ lines: String) throws -> Command {
                try Command.run(
                    "bash",
                    ["-c", "printf '%s\\n' \(lines) | \(Terminal.quoted(Command.gomaui)) page - --check"])
            }
            let head = Terminal.quoted(#"{"title":"Live"}"#)
            let good = try check("\(head) \(Terminal.quoted(#"{"component":"Button"}"#))")
            let bad = try check("\(head) \(Terminal.quoted(#"{"component":"Buton","widht":3}"#)) oops")

            expect(good.status, is: 0)
            expect(good.output, contains: "standard input: nothing is wrong")
            expect(bad.status, is: 65, "\(bad.errors)")
            expect(bad.errors.split(separator: "\n").count, is: 3, "\(bad.errors)")
            expect(bad.errors, contains: "standard input:3:1: what stands here is no JSON")
        }
    }
}
