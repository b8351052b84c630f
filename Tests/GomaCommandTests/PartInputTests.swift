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
}
