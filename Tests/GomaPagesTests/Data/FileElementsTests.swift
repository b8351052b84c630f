import Expectations
import Testing

@testable import GomaPages

/// Lists in files, of which each element is read when somebody looks at it.
struct FileElementsTests {
    private struct Team: Decodable, Equatable {
        let id: String
        let home: String
        let live: Bool?
    }

    private func teams(_ mostInMemory: Int) throws -> FileElements<Team> {
        let text = """
            {"id": "a", "home": "Lions"}
            {"id": "b"}
            {"id": "c", "home": "Bears", "live": true}
            """
        return try FileElements(JSONDocument(lines: Array(text.utf8), mostInMemory: mostInMemory), file: "teams.jsonl")
    }

    @Test(arguments: [0, 1000])
    func `elements and their texts are found by identity, and what is wrong with one is told with its line`(
        mostInMemory: Int
    ) throws {
        let teams = try teams(mostInMemory)

        try expect(teams.element("c"), is: Team(id: "c", home: "Bears", live: true))
        try expect(teams.element("d"), is: nil)
        expect(teams.texts(["home", "away", "id"], of: "a"), is: ["Lions", "a"])
        expect(teams.texts(["home"], of: "d"), is: [])
        expect(teams.ids(saying: "live"), is: ["c"])
        expect(teams.mistakes().map { $0.prefix(14) }, is: ["teams.jsonl:2:"])
    }

    @Test func `of two of one identity the later one counts, and both are one`() throws {
        let text = """
            {"id": "a", "home": "Lions", "live": true}
            {"id": "b", "home": "Bears", "live": true}
            {"id": "a", "home": "Wolves"}
            """
        let teams = try FileElements<Team>(text, file: "teams.jsonl")

        expect(teams.ids, is: ["a", "b"])
        try expect(teams.element("a"), is: Team(id: "a", home: "Wolves", live: nil))
        expect(teams.ids(saying: "live"), is: ["b"])
    }

    @Test func `of many that are wrong some are told, each with its line, and the others counted`() throws {
        let text = (1...12).map { "{\"id\": \"\($0)\"}\n" }.joined()
        let mistakes = try FileElements<Team>(text, file: "teams.jsonl").mistakes()

        #expect(mistakes.count == 11 && mistakes[9].hasPrefix("teams.jsonl:10: "))
        expect(mistakes.last, is: "teams.jsonl: 2 more are wrong")
        let few = (1...11).map { "{\"id\": \"\($0)\"}\n" }.joined()
        try expect(FileElements<Team>(few, file: "a.jsonl").mistakes().last, is: "a.jsonl: 1 more is wrong")
    }
}
