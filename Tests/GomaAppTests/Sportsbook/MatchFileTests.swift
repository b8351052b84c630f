import Expectations
import GomaCatalog
import GomaPictures
import GomaUI
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPages

/// A sportsbook whose matches come from a file beside the page.
@MainActor
struct MatchFileTests {
    private let environment = ViewEnvironment.simulated()

    /// A page that is shown, and its book.
    @MainActor
    private struct Stage {
        let window: Window
        let page: PageController
        let book: Sportsbook

        var text: String { window.surface.rows.joined(separator: "\n") }
    }

    private func open(_ text: String, _ files: [String: String]) throws -> Stage {
        let page = try PageController(
            PageDescription(parsing: text, file: "page.yaml"), kit: .goma, components: .goma, in: environment
        ) { path in
            guard let text = files[path] else { throw PageFileError.none(path: path) }
            return text
        }
        let window = Window(
            size: Size(width: 80, height: 30), root: RootController(page, in: environment),
            scheduler: environment.scheduler)
        window.update()
        let source = try #require(page.session.sources["book"] as? SportsbookSource)
        return Stage(window: window, page: page, book: source.book)
    }

    private static func page(_ options: String) -> String {
        "sources: {book: {kind: sportsbook, \(options)}}\n"
            + "parts: [{component: InlineMatchCard, each: book.matches, gap: 1}]"
    }

    private static func line(_ id: String, home: String, _ more: String = "") -> String {
        #"{"id":"\#(id)","competition":"Cup","home":"\#(home)","away":"Guests"\#(more)}"#
    }

    private static let market =
        #","markets":[{"id":"w","name":"Winner","outcomes":[{"id":"h","title":"Home","odds":1.5}]}]"#

    private func press(_ key: Key, on stage: Stage) {
        stage.window.send(.key(KeyEvent(key)))
        stage.window.update()
    }

    @Test func `of a hundred thousand matches of a file those are read that are looked at, and their prices move`()
        throws
    {
        let count = 100_000
        let lines = (0..<count).map { Self.line("m\($0)", home: "Home \($0)", $0 < 40 ? Self.market : "") }
        let stage = try open(Self.page("file: all.jsonl"), ["all.jsonl": lines.joined(separator: "\n")])
        expect(stage.text, contains: "Home 0")
        expect(stage.book.matchIDs.count, is: count)
        let seen = stage.book.matches.readCount
        #expect(seen < 400)

        for id in 0..<40 {
            stage.book.apply(
                SportsbookEvent(time: nil, match: "m\(id)", change: .odds(market: "w", outcome: "h", 2.25)))
        }
        environment.scheduler.advance(by: .seconds(1))
        stage.window.update()
        expect(stage.text, contains: "2.25")
        expect(stage.text, lacks: "1.50")

        press(.end, on: stage)
        expect(stage.text, contains: "Home 99999")
        press(.home, on: stage)
        expect(stage.text, contains: "2.25")
        // What is kept, and what is found, reads none of them.
        let before = stage.book.matches.readCount
        #expect(before < seen + 1000)
        expectEmpty(stage.book.memory.favorites)
        expect(stage.book.matchIDs(foundBy: "home 99998"), is: ["m99998"])
        expect(stage.book.matches.readCount, is: before)
    }

    @Test(arguments: [
        (
            "a.yaml",
            "- {id: m1, competition: Cup, home: Reds, away: Blues}\n- {id: 2, competition: Cup, home: Ana, away: Eva}"
        ),
        (
            "a.json",
            #"[{"id": "m1", "competition": "Cup", "home": "Reds", "away": "Blues"}, {"id": 2, "competition": "Cup", "home": "Ana", "away": "Eva"}]"#
        ),
        (
            "a.jsonl",
            #"{"id": "m1", "competition": "Cup", "home": "Reds", "away": "Blues"}"# + "\n"
                + #"{"id": 2, "competition": "Cup", "home": "Ana", "away": "Eva"}"# + "\n"
        ),
    ])
    func `it is of any kind that files of values are of`(name: String, text: String) throws {
        let stage = try open(Self.page("file: \(name)"), [name: text])

        expect(stage.book.matchIDs, is: ["m1", "2"])
        expect(stage.text, contains: "Reds")
        expect(stage.text, contains: "Eva")
    }

    @Test func `matches of the page come first, and go before those of the same identity in the file`() throws {
        let stage = try open(
            Self.page("file: a.jsonl, matches: [{id: b, competition: Cup, home: Mine, away: Yours}]"),
            ["a.jsonl": ["a", "b", "c"].map { Self.line($0, home: "Home \($0)") }.joined(separator: "\n")])

        expect(stage.book.matchIDs, is: ["b", "a", "c"])
        expect(stage.book.matches["b"]?.home, is: "Mine")
        expect(stage.book.matches["c"]?.home, is: "Home c")
    }

    @Test func `one that is no match says so in its place, with its line, and the others show`() throws {
        let stage = try open(
            Self.page("file: a.jsonl"),
            [
                "a.jsonl": [
                    Self.line("a", home: "Reds"), #"{"id":"b","competition":"Cup","hom":"Blues","away":7}"#,
                    Self.line("c", home: "Greens"),
                ].joined(separator: "\n")
            ])

        expect(stage.text, contains: "Reds")
        expect(stage.text, contains: "Greens")
        expect(stage.text, contains: "a.jsonl:2: home: is missing")
        expect(stage.text, contains: "\"hom\" is not a field here; did you mean \"home\"?")
    }

    @Test(arguments: [
        ("[{\"id\": 1},\n{\"id\":: 2}]", "a.json", "a.json:2:7: "), ("{\"id\": 1}", "a.json", "a.json: wants a list"),
        ("a: b: c", "a.yaml", "a.yaml:1:5: "), ("{}\n}", "a.jsonl", "a.jsonl:2:1: "),
    ])
    func `a file that cannot be read is a mistake where the page names it`(text: String, name: String, words: String)
        throws
    {
        let mistakes = #expect(throws: PageMistakes.self) {
            _ = try open(Self.page("file: \(name)"), [name: text])
        }
        let mistake = try #require(mistakes?.all.first)
        expect(mistake.place.line, is: 1)
        expect(mistake.place.column, is: 36)
        #expect(mistake.words.hasPrefix(words), "\(mistake.words)")
    }

    @Test func `favourites of the file are those that say so, and the customer's choice stays`() throws {
        let files = [
            "a.jsonl": [
                Self.line("a", home: "Reds", #","favorite":true"#), Self.line("b", home: "Blues"),
                Self.line("c", home: "Greens", #","favorite":false"#),
            ].joined(separator: "\n")
        ]
        let stage = try open(Self.page("file: a.jsonl"), files)
        expect(stage.book.memory.favorites, is: ["a"])
        stage.book.toggleFavorite("a")
        stage.book.toggleFavorite("c")
        expect(stage.book.memory.favorites, is: ["c"])

        let other = try open(Self.page("file: a.jsonl"), files)
        other.book.remember(stage.book.memory)

        expect(other.book.memory.favorites, is: ["c"])
        expect(other.book.matches["a"]?.isFavorite, is: false)
    }

    @Test func `a match that has ended is found no more, and one that has been read is kept as it was read`() throws {
        let stage = try open(
            Self.page("file: a.jsonl"),
            ["a.jsonl": ["a", "b"].map { Self.line($0, home: "Home \($0)") }.joined(separator: "\n")])
        let read = stage.book.matches.readCount
        expect(stage.book.matches["a"]?.home, is: "Home a")
        expect(stage.book.matches.readCount, is: read)

        stage.book.apply(SportsbookEvent(time: nil, match: "a", change: .ended))
        stage.book.apply(SportsbookEvent(time: nil, match: "none", change: .ended))

        expect(stage.book.matchIDs(foundBy: "home"), is: ["b"])
        expect(stage.book.eventCount, is: 1)
        expect(stage.book.unknownCount, is: 1)
        #expect(stage.book.matches["a"]?.phase == .ended && stage.book.matches["none"] == nil)
    }

    @Test func `a match that something has become of takes no room among those that have been read`() throws {
        let most = MatchShelf.mostRead
        let lines = (0...most).map { Self.line("m\($0)", home: "Home \($0)") }
        let shelf = MatchShelf(and: try FileElements<MatchEntry>(lines.joined(separator: "\n"), file: "a.jsonl"))

        shelf["m0"]?.isFavorite = true
        for number in 1...most { expect(shelf["m\(number)"]?.home, is: "Home \(number)") }
        expect(shelf.favorites, is: ["m0"])
        let read = shelf.readCount
        expect(read, is: most + 1)

        expect(shelf["m1"]?.home, is: "Home 1")
        expect(shelf.readCount, is: read)
    }
}
