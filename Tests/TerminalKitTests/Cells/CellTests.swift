import Expectations
import Testing

@testable import TerminalKit

@Suite struct CellTests {
    @Test func `a cell is sixteen bytes at most and trivial`() {
        #expect(MemoryLayout<Cell>.stride <= 16)
        #expect(_isPOD(Cell.self))
    }

    @Test(arguments: ["a", "日", "e\u{301}", "👩‍👩‍👧", "🇵🇹"])
    func `a cluster gives its text back, and equal text is an equal cluster`(text: String) throws {
        let character = try #require(text.first)

        expect(Cluster(character).string, is: text)
        expect(Cluster(character), is: Cluster(Character(String(decoding: Array(text.utf8), as: UTF8.self))))
        expect(["a", "日", "e\u{301}", "👩‍👩‍👧", "🇵🇹"].count { Cluster($0) == Cluster(character) }, is: 1)
    }

    @Test func `attributes name themselves in one order`() {
        expect(TextAttributes([.underline, .bold]).names, is: ["bold", "underline"])
        expect(TextAttributes.named.count, is: Set(TextAttributes.named.map(\.attribute.rawValue)).count)
    }
}
