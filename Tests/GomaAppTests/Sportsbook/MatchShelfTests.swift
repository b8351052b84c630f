import Expectations
import GomaCatalog
import Testing

@testable import GomaApp
@testable import GomaPages

/// Matches by their identities, those of a file among them: their order, and how often one is read.
@MainActor
struct MatchShelfTests {
    private static func line(_ id: String, _ more: String = "") -> String {
        #"{"id":"\#(id)","competition":"Cup","home":"File \#(id)","away":"Guests"\#(more)}"#
    }

    private func file(_ lines: [String]) throws -> FileElements<MatchEntry> {
        try FileElements<MatchEntry>(lines.joined(separator: "\n"), file: "a.jsonl")
    }

    @Test func `of two matches of one identity the later counts, in the place of the first`() {
        var later = Match.listed("a")
        later.home = "Later"

        let shelf = MatchShelf([.listed("a"), .listed("b"), later])

        expect(shelf.ids, is: ["a", "b"])
        expect(shelf["a"]?.home, is: "Later")
    }

    @Test func `those of the page come before those of the file, then the others, and none is read for it`() throws {
        let shelf = MatchShelf(
            [.listed("b")], and: try file(["a", "b", "c"].map { Self.line($0) }), then: [.listed("z")])

        expect(shelf.ids, is: ["b", "a", "c", "z"])
        expect(["a", "b", "c", "z", "nobody"].map { shelf.contains($0) }, is: [true, true, true, true, false])
        expect(shelf.readCount, is: 0)
    }

    @Test func `a match that is there already, be it in the file, is not added again`() throws {
        let shelf = MatchShelf([.listed("m")], and: try file([Self.line("a")]))

        for id in ["a", "n", "n", "m"] { shelf.add(.listed(id)) }

        expect(shelf.ids, is: ["m", "a", "n"])
        expect(shelf["a"]?.home, is: "File a")
        expect(shelf["n"]?.home, is: "Home n")
    }

    @Test func `as many are kept as they were read as there may be; one more, and they are read again`() throws {
        let most = MatchShelf.mostRead
        let shelf = MatchShelf(and: try file((0...most).map { Self.line("m\($0)") }))
        func look(_ number: Int) { expect(shelf["m\(number)"]?.home, is: "File m\(number)") }

        for number in 0..<most { look(number) }
        look(0)
        expect(shelf.readCount, is: most)
        look(most)
        look(most)
        expect(shelf.readCount, is: most + 1)
        look(0)

        expect(shelf.readCount, is: most + 2)
    }

    @Test func `one that cannot be read is read once, says why once it has been, and cannot be changed`() throws {
        let shelf = MatchShelf(
            and: try file([Self.line("a"), #"{"id":"b","competition":"Cup","away":"Guests"}"#]))
        expect(shelf.mishap(of: "b"), is: nil)

        #expect(shelf["a"] != nil && shelf["b"] == nil)
        expect(shelf.readCount, is: 2)
        shelf["b"]?.isFavorite = true

        #expect(shelf["b"] == nil && shelf.readCount == 2)
        expect(shelf.mishap(of: "b")?.hasPrefix("a.jsonl:2: home: is missing"), is: true)
        #expect(shelf.mishap(of: "a") == nil && shelf.favorites.isEmpty)
    }

    @Test func `favourites stand in the order of the matches, wherever they come from, as the customer has left them`()
        throws
    {
        let favorite = #","favorite":true"#
        let shelf = MatchShelf(
            [.listed("m", isFavorite: true)],
            and: try file([Self.line("c", favorite), Self.line("b"), Self.line("a", favorite)]))
        expect(shelf.favorites, is: ["m", "c", "a"])
        expect(shelf.readCount, is: 0)

        shelf["c"]?.isFavorite = false
        shelf["b"]?.isFavorite = true

        expect(shelf.favorites, is: ["m", "b", "a"])
    }

    @Test func `a match is found by who plays and where until it has ended, one of the file without being read`()
        throws
    {
        let shelf = MatchShelf(
            [.listed("m", .football, "Portugal", "Liga")],
            and: try file([Self.line("a", #","country":"Wales""#), Self.line("b")]))
        expect(shelf.openTexts(of: "m"), is: ["Home m", "Away m", "Liga", "Portugal"])
        expect(shelf.openTexts(of: "a"), is: ["File a", "Guests", "Cup", "Wales"])
        expect(shelf.openTexts(of: "b"), is: ["File b", "Guests", "Cup"])
        expectEmpty(shelf.openTexts(of: "nobody"))
        expect(shelf.readCount, is: 0)

        shelf["m"]?.phase = .ended
        shelf["a"]?.phase = .ended

        expectEmpty(shelf.openTexts(of: "m"))
        expectEmpty(shelf.openTexts(of: "a"))
    }

    @Test func `a match is found by a name that is written as a number, before it is read and after`() throws {
        let shelf = MatchShelf(and: try file([#"{"id":"n","competition":2026,"home":1860,"away":"Guests"}"#]))
        expect(shelf.openTexts(of: "n"), is: ["1860", "Guests", "2026"])
        expect(shelf.readCount, is: 0)

        shelf["n"]?.isFavorite = true

        expect(shelf.openTexts(of: "n"), is: ["1860", "Guests", "2026", ""])
    }
}
