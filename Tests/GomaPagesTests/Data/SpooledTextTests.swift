import Expectations
import Foundation
import TestSupport
import Testing

@testable import GomaKit
@testable import GomaPages

/// Long files of values, which take no memory while they are shown.
struct SpooledTextTests {
    private static let list = """
        [
          {"id": "a", "home": "Lions"},
          {"id": "b", "home": "Bears", "more": [{"id": "x", "n": 1.50}, 2]},
          "word",
          {"id": "c"}
        ]
        """
    private static let lines = "{\"id\": \"a\", \"home\": \"Lions\"}\n\n{\"id\": \"b\"}\n  7"

    private func documents(_ text: String, lines: Bool = false) throws -> (kept: JSONDocument, spooled: JSONDocument) {
        let bytes = Array(text.utf8)
        return lines
            ? (try JSONDocument(lines: bytes), try JSONDocument(lines: bytes, mostInMemory: 0))
            : (try JSONDocument(json: bytes), try JSONDocument(json: bytes, mostInMemory: 0))
    }

    @Test(arguments: [(list, false), (lines, true), ("[]", false), (" [ 1 ] ", false)])
    func `what is read from a file of the program's own is what is read from memory`(
        text: String, lines: Bool
    ) throws {
        let (kept, spooled) = try documents(text, lines: lines)

        expect(spooled.value, is: kept.value)
        expect(spooled.bytes, is: kept.bytes)
        for index in 0..<(kept.elements?.count ?? 0) {
            expect(spooled.element(at: index)?.value, is: kept.element(at: index)?.value)
        }
        expect(spooled.linesOfElements, is: kept.linesOfElements)
    }

    @Test func `what lies in an element is read`() throws {
        let element = try #require(try documents(Self.list).spooled.element(at: 1))
        let more = try #require(element.field("more"))
        let elements = try #require(more.elements)

        expect(element.field("home")?.value, is: .string("Bears"))
        expect(elements.ids, is: ["x", "2"])
        expect(more.element(at: 0, of: elements)?.field("n")?.value, is: .number(1.5))
    }

    @Test func `an element has its line`() throws {
        let (_, spooled) = try documents(Self.list)

        expect(spooled.linesOfElements, is: [2, 3, 4, 5])
    }

    /// Each place from where the name lies wholly in the first piece to where it lies in the second.
    @Test func `a name is found also where two pieces of the text meet`() throws {
        for place in [2, 8, 9] + (KeptText.pieceLength - 9...KeptText.pieceLength + 1) {
            let text = "[" + String(repeating: " ", count: place - 2) + "{\"live\":true}]"
            let (_, spooled) = try documents(text)

            #expect(spooled.names("live"), "at \(place)")
            #expect(!spooled.names("lives"), "at \(place)")
        }
    }

    @Test func `a short text and one that is no list stay in memory`() {
        let long = [UInt8](repeating: 0x20, count: KeptText.mostInMemory + 1)

        #expect(isSpooled(KeptText(long, readByPlace: true)))
        #expect(!isSpooled(KeptText(long, readByPlace: false)))
        #expect(!isSpooled(KeptText(long.dropLast(), readByPlace: true)))
    }

    private func isSpooled(_ text: KeptText) -> Bool { if case .spooled = text { true } else { false } }

    // MARK: The file

    @Test func `nobody finds its file`() throws {
        let folder = try TemporaryFolder()
        let text = try #require(SpooledText(Array("abc".utf8), in: folder.url))

        try expectEmpty(FileManager.default.contentsOfDirectory(atPath: folder.path))
        expect(text.bytes(in: 1..<3), is: Array("bc".utf8))
        expect(text.bytes(in: 3..<3), is: [])
        #expect(SpooledText([1], in: folder.url.appendingPathComponent("missing")) == nil)
    }

    @Test func `bytes that cannot be read are none`() throws {
        let text = try #require(SpooledText(Array("abc".utf8)))

        expect(text.bytes(in: 2..<4), is: nil)
        expect(SpooledText(-1, count: 3).bytes(in: 0..<1), is: nil)
    }
}
