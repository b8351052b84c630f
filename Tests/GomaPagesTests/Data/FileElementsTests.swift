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

        #expect(try teams.element("c") == Team(id: "c", home: "Bears", live: true))
        #expect(try teams.element("d") == nil)
        #expect(teams.texts(["home", "away", "id"], of: "a") == ["Lions", "a"])
        #expect(teams.texts(["home"], of: "d") == [])
        #expect(teams.ids(saying: "live") == ["c"])
        #expect(teams.mistakes().map { $0.prefix(14) } == ["teams.jsonl:2:"])
    }
}
