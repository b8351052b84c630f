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

        #expect(Cluster(character).string == text)
        #expect(Cluster(character) == Cluster(Character(String(decoding: Array(text.utf8), as: UTF8.self))))
        #expect(["a", "日", "e\u{301}", "👩‍👩‍👧", "🇵🇹"].count { Cluster($0) == Cluster(character) } == 1)
    }

    @Test func `a reference tells what it was made of`() {
        let (first, second) = (ColorRole(number: 3), ColorRole(number: 250))

        #expect(ColorReference.terminalDefault.kind == .terminalDefault)
        #expect(ColorReference.role(second).kind == .role(second))
        #expect(
            ColorReference.blend(first, share: 0.25, on: second).kind == .blend(base: second, over: first, share: 0.25))
        #expect(ColorReference.blend(first, share: 9, on: second).kind == .blend(base: second, over: first, share: 1))
        #expect(ColorReference.rgb(RGBColor(0xFF8001)).kind == .rgb(RGBColor(0xFF8001)))
        #expect(ColorReference.rgb(RGBColor(0x000000)) != .terminalDefault)
        #expect(ColorReference.role(ColorRole(number: 0)) != .terminalDefault)
    }

    @Test func `attributes name themselves in one order`() {
        #expect(TextAttributes([.underline, .bold]).names == ["bold", "underline"])
        #expect(TextAttributes.named.count == Set(TextAttributes.named.map(\.attribute.rawValue)).count)
    }
}
