import Expectations
import Foundation
import GomaApp
import GomaPictures
import PageTestSupport
import TerminalKit
import Testing

@testable import GomaKit
@testable import GomaPages

/// Data on pages: what feeds change by identity, what files hold, and sources together.
@MainActor
struct DataSourceTests {
    private static let page = """
        title: News
        sources:
          news: {kind: data, values: [{id: a, title: One}, {id: b, title: Two}], empty: Nothing new}
        parts: [{component: HeaderText, each: news, with: {title: "${it.title}!"}}]
        """

    /// The words that stand on a page, from top to bottom.
    private func words(_ stage: PageHarness, _ known: String...) -> [String] {
        let places = known.compactMap { word in stage.text.range(of: word).map { (word, $0.lowerBound) } }
        return places.sorted { $0.1 < $1.1 }.map(\.0)
    }

    @Test func `a feed changes a collection by identity`() throws {
        let stage = try PageHarness(describing: Self.page, width: 60, height: 20)
        expect(words(stage, "One!", "Two!"), is: ["One!", "Two!"])

        try stage.feed(#"{"insert":{"id":"c","title":"Three"},"before":"b"}"#)
        try stage.feed(#"{"set":{"id":"a","title":"Uno"}}"#)
        try stage.feed(#"{"move":"a"}"#)
        expect(words(stage, "One!", "Uno!", "Two!", "Three!"), is: ["Three!", "Two!", "Uno!"])
        try stage.feed(#"{"remove":"b"}"#)
        expect(words(stage, "Two!", "Three!"), is: ["Three!"])
        try stage.feed(#"{"all":[{"id":"x","title":"New"}]}"#)
        expect(words(stage, "New!", "Three!", "Uno!"), is: ["New!"])
        try stage.feed(#"{"failed":"off the air"}"#)
        expect(words(stage, "New!", "✗ off the air"), is: ["New!", "✗ off the air"])
        try stage.feed(#"{"all":[]}"#)

        expect(stage.text, contains: "Nothing new")
        expect(stage.text, lacks: "off the air")
    }

    @Test func `a collection without values waits for its feed`() throws {
        let stage = try PageHarness(
            describing: Self.page.replacing(", values: [{id: a, title: One}, {id: b, title: Two}]", with: ""),
            width: 60,
            height: 20)
        expect(stage.text, contains: "Loading…")
        expect(stage.text, lacks: "Nothing new")

        try stage.feed(#"{"insert":{"id":"c","title":"Three"}}"#)

        expect(stage.text, contains: "Three!")
        expect(stage.text, lacks: "Loading…")
    }

    @Test(arguments: [
        (#"{"insert":{"title":"x"}}"#, "insert: wants fields with an \"id\""),
        (#"{"all":[{"title":"x"}]}"#, "all: wants a list in which each has an \"id\""),
        (
            #"{"all":[{"id":"a"},{"id":"b"},"a"]}"#,
            "all: wants a list in which each has an \"id\" of its own, and two have \"a\""
        ),
        (#"{"at":-1,"remove":"a"}"#, "at: wants seconds from 0 to 86400"),
        (#"{"set":{"id":"a"},"before":"b"}"#, "before: goes with insert and move alone"),
        (#"{"at":1}"#, "all: is to be told by one of all, insert, set, move, remove, failed"),
        (#"{"move":"a","remove":"a"}"#, "all: is to be told by one of all, insert, set, move, remove, failed"),
    ])
    func `a line that says nothing that can be used is answered with what would be right`(line: String, words: String) {
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(DataChange.self, from: Data(line.utf8))
        }

        expect(error.map { StateProblem.words(for: $0) }, is: words)
    }

    @Test(arguments: [
        ("0", Duration.zero), ("0.0004", .zero), ("0.0006", .milliseconds(1)),
        ("2.5", .milliseconds(2500)), ("86400", .seconds(86_400)),
    ])
    func `a change comes at any time of a day, both ends of it included`(at: String, time: Duration) throws {
        let line = "{\"at\":\(at),\"remove\":\"a\"}"

        try expect(JSONDecoder().decode(DataChange.self, from: Data(line.utf8)).time, is: time)
    }

    @Test func `fields that are set of an element that is not there make one at the end`() throws {
        let news = DataSource(DataOptions(values: [.object(["id": .string("a"), "title": .string("One")])]))
        func take(_ line: String) throws {
            news.take(try JSONDecoder().decode(DataChange.self, from: Data(line.utf8)))
        }

        try take(#"{"set":{"id":"b","title":"Two"}}"#)
        try take(#"{"set":{"id":"b","lead":"More"}}"#)

        expect(news.ids, is: ["a", "b"])
        expect(
            news["b"], is: .object(["id": .string("b"), "title": .string("Two"), "lead": .string("More")]))
    }

    @Test func `an element moves before another, and stays where it is told to stand before itself`() {
        let news = DataSource(DataOptions(values: [.string("a"), .string("b"), .string("c")]))

        news.move("a", before: "a")
        expect(news.ids, is: ["a", "b", "c"])
        news.move("a", before: "c")
        expect(news.ids, is: ["b", "a", "c"])
        news.move("c", before: "b")
        expect(news.ids, is: ["c", "b", "a"])
        news.move("c", before: "x")
        news.move("x", before: "b")

        expect(news.ids, is: ["b", "a", "c"])
    }

    // MARK: Files

    /// The answers of a page whose files are these.
    private func makeSession(_ page: String, files: @escaping (String) throws -> String) throws -> PageSession {
        try PageSession(
            PageDescription(parsing: page, file: "pages/a.yaml"), kit: PageKit(), registry: .goma,
            environment: .simulated(), files: files)
    }

    @Test func `a file is read from the page's folder, fails with its reason, and is read again where it is asked for`()
        throws
    {
        struct Gone: Error, CustomStringConvertible { let description: String }
        var text: String?
        let session = try makeSession(
            "sources: {news: {kind: file, path: news.yaml}}\nparts: [{component: HeaderText, each: news, with: {title: $it.title}}]"
        ) { path in
            guard let text else { throw Gone(description: "\(path) is gone") }
            return text
        }
        let news = try #require(session.sources["news"])
        #expect(news.phase == .failed(reason: "pages/news.yaml is gone") && news.elementIDs == nil)

        text = "- {id: a, title: One}\n- {title: Two}"
        news.retry()

        expect(news.phase, is: .ready)
        expect(news.elementIDs, is: ["a", "1"])
        expect(PageValue.word(of: news.member("a")?.member("title")?.value), is: "One")
        expect(PageValue.word(of: news.member("1")?.member("title")?.value), is: "Two")
        expect(PageValue.word(of: news.member("count")?.value), is: "2")
    }

    @Test func `a file of values is read again with its page`() throws {
        var text = "[{id: a}]"
        let page = "sources: {news: {kind: file, path: news.yaml}}\nparts: [{component: Button}]"
        let session = try makeSession(page) { _ in text }
        let news = try #require(session.sources["news"])
        text = "[{id: a}, {id: b}]"

        let renewed = try PageSession(
            PageDescription(parsing: page, file: "pages/a.yaml"), kit: PageKit(), registry: .goma,
            environment: .simulated(), renewing: session
        ) { _ in text }

        #expect(renewed.sources["news"] === news && news.elementIDs == ["a", "b"])
    }

    @Test func `what was found in a file is what stands there when it has been read again`() throws {
        struct Gone: Error {}
        var text: String? = "- {id: a, title: One, rows: [x]}\n- {id: b}"
        let session = try makeSession(
            "sources: {news: {kind: file, path: news.yaml}}\nparts: [{component: Button}]"
        ) { _ in
            guard let text else { throw Gone() }
            return text
        }
        let news = try #require(session.sources["news"])
        let (title, rows) = (news.member("a")?.member("title"), news.member("a")?.member("rows"))
        expect(PageValue.word(of: title?.value), is: "One")
        expect(rows?.elementIDs, is: ["x"])

        text = "- {id: b}\n- {id: a, title: Uno, rows: [y, z]}"
        news.retry()
        expect(PageValue.word(of: title?.value), is: "Uno")
        expect(rows?.elementIDs, is: ["y", "z"])
        text = nil
        news.retry()
        expect(news.phase, is: .failed(reason: "Gone()"))
        expect(news.elementIDs, is: ["b", "a"])
        expect(PageValue.word(of: title?.value), is: "Uno")
        text = "[{id: b}]"
        news.retry()

        #expect(news.phase == .ready && title?.value == nil && rows?.elementIDs == nil)
    }

    @Test func `a file of lines holds a value in each`() throws {
        let session = try makeSession(
            "sources: {news: {kind: file, path: news.jsonl}}\nparts: [{component: Button}]"
        ) { _ in "{\"id\":\"a\"}\n\n{\"id\":\"b\"}\n" }

        expect(session.sources["news"]?.elementIDs, is: ["a", "b"])
    }

    @Test func `sources stand after each other and in place of each other`() throws {
        struct Gone: Error {}
        let session = try makeSession(
            """
            sources:
              top: {kind: data, values: [{id: a, title: One}]}
              live: {kind: file, path: live.json}
              saved: {value: [{id: a, title: Saved}]}
              both: {kind: all, of: [top, saved]}
              best: {kind: first, of: [live, saved]}
              more: {kind: all, of: [both]}
            parts: [{component: Button}]
            """
        ) { _ in throw Gone() }
        let (both, best) = (try #require(session.sources["both"]), try #require(session.sources["best"]))
        expect(both.elementIDs, is: ["top/a", "saved/a"])
        expect(both.phase, is: .ready)
        expect(PageValue.word(of: both.member("saved/a")?.member("title")?.value), is: "Saved")
        expect(best.phase, is: .ready)
        expect(best.elementIDs, is: ["a"])
        let more = try #require(session.sources["more"])
        expect(more.elementIDs, is: ["both/top/a", "both/saved/a"])
        expect(PageValue.word(of: more.member("both/saved/a")?.member("title")?.value), is: "Saved")
        var told = 0
        let follower = both.follow { told += 1 }

        let joined = both as? JoinedSource
        (session.sources["top"] as? DataSource)?.update("a") { $0 = $0.merging(.object(["title": .string("Uno")])) }
        expect(PageValue.word(of: both.member("top/a")?.member("title")?.value), is: "Uno")
        (session.sources["top"] as? DataSource)?.apply(.failed(reason: "off the air"))

        // What they are called is put together where others have come alone.
        expect(both.elementIDs?.first, is: "top/a")
        expect(joined?.joinCount, is: 1)
        #expect(both.phase == .failed(reason: "off the air") && both.elementIDs?.count == 2 && told > 0)
        withExtendedLifetime(follower) {}
    }

    @Test func `sources after each other show what has come while the rest is on its way`() {
        let (top, rest) = (DataSource(DataOptions(values: [])), DataSource(DataOptions()))
        let both = JoinedSource([(name: "top", source: top), (name: "rest", source: rest)])
        expect(both.phase, is: .loading)

        top.insert(.string("a"))
        expect(both.phase, is: .ready)
        top.remove("a")
        expect(both.phase, is: .loading)
        rest.apply(.failed(reason: "off the air"))

        expect(both.phase, is: .failed(reason: "off the air"))
    }

    @Test func `of sources after each other the first that has more is asked for it, then the next`() {
        let (top, rest) = (DataSource(DataOptions(values: [])), DataSource(DataOptions(values: [])))
        let both = JoinedSource([(name: "top", source: top), (name: "rest", source: rest)])
        var asked: [String] = []
        both.loadMore()
        #expect(!both.hasMore)

        top.onLoadMore = { asked.append("top") }
        rest.onLoadMore = { asked.append("rest") }
        both.loadMore()
        expect(asked, is: ["top"])
        top.onLoadMore = nil
        #expect(both.hasMore)
        both.loadMore()

        expect(asked, is: ["top", "rest"])
    }

    @Test func `sources after each other are all asked again, and say for nothing what the first of them says`() {
        let top = DataSource(DataOptions(values: []))
        let rest = DataSource(DataOptions(values: [], empty: "Nothing new"))
        let both = JoinedSource([(name: "top", source: top), (name: "rest", source: rest)])
        var asked: [String] = []
        top.onRetry = { asked.append("top") }
        rest.onRetry = { asked.append("rest") }

        both.retry()

        expect(asked, is: ["top", "rest"])
        expect(both.emptyWords, is: "Nothing new")
    }

    @Test func `a source that is on its way goes before one that has failed, and the last failure before the others`() {
        let (live, saved) = (DataSource(DataOptions()), DataSource(DataOptions()))
        let best = RecoveringSource([live, saved])
        expect(best.phase, is: .loading)

        saved.apply(.failed(reason: "no file"))
        expect(best.phase, is: .loading)
        live.apply(.failed(reason: "off the air"))
        expect(best.phase, is: .failed(reason: "no file"))
        live.apply(.all([.string("a")]))

        expect(best.phase, is: .ready)
        expect(best.elementIDs, is: ["a"])
    }

    @Test func `whoever asks again asks also the source that has failed, while another is shown in its place`() {
        let (live, saved) = (DataSource(DataOptions()), DataSource(DataOptions(values: [.string("s")])))
        let best = RecoveringSource([live, saved])
        var asked: [String] = []
        live.onRetry = { asked.append("live") }
        saved.onRetry = { asked.append("saved") }
        live.apply(.failed(reason: "off the air"))
        expect(best.elementIDs, is: ["s"])

        best.retry()

        expect(asked, is: ["live", "saved"])
    }
}
