import Expectations
import Foundation
import GomaPages
import TestSupport
import Testing

@testable import GomaCommand
@testable import GomaReview

struct PartInputTests {
    @Test func `where parts can be read no further the reading ends, and the reason is thrown`() throws {
        let folder = try TemporaryFolder()
        let bytes = InputBytes(open(folder.path, O_RDONLY | O_CLOEXEC), named: "standard input")
        let input = PartInput(bytes, beginning: PageLine(Array("title: News".utf8), number: 1), Data())

        #expect(throws: InputError.unreadable(file: "standard input", reason: "Is a directory")) { try input.all() }
    }

    @Test func `a page comes by lines with the byte order mark of another system before the first too`() throws {
        let folder = try TemporaryFolder()
        try folder.write("\u{FEFF}{\"title\":\"News\"}\r\n{\"component\":\"Button\"}\r\n", to: "page.jsonl")

        let page = try PipedPage(InputFile.open(at: "\(folder.path)/page.jsonl", as: .page))

        guard case .lines(let first, let start) = page.form else {
            Issue.record("it is taken for a whole page")
            return
        }
        expect(first.isObject, is: true)
        expect(String(decoding: start, as: UTF8.self), is: "{\"component\":\"Button\"}\r\n")
    }
}
