import Expectations
import Foundation
import Testing

@testable import GomaDomain

/// What a customer proves, and when another document is taken.
struct VerificationDocumentTests {
    private let moment = Date(timeIntervalSince1970: 0)

    @Test(arguments: ["passport.pdf", "ID.JPG", "a.b.png", "photo.jpeg", "../papers/a.pdf"])
    func `a file that can be looked at is handed in`(file: String) throws {
        var documents: [VerificationDocument] = []

        try documents.handIn(file, for: .identity, id: "1", at: moment)

        #expect(documents.latest(for: .identity)?.phase == .inReview && documents.latest(for: .address) == nil)
        #expect(!documents.prove(.identity))
    }

    @Test(arguments: ["passport", "passport.doc", ".pdf", "pdf", "", "passport.pdf.zip", "papers.pdf/", "a.pdf/.png"])
    func `what cannot be looked at is refused`(file: String) {
        var documents: [VerificationDocument] = []

        #expect(throws: VerificationDocument.Refusal.format) {
            try documents.handIn(file, for: .identity, id: "1", at: moment)
        }
        expectEmpty(documents)
    }

    @Test func `one is looked at at a time, and nothing is proved twice`() throws {
        var documents: [VerificationDocument] = []
        try documents.handIn("a.pdf", for: .identity, id: "1", at: moment)

        #expect(throws: VerificationDocument.Refusal.inReview) {
            try documents.handIn("b.pdf", for: .identity, id: "2", at: moment)
        }
        try documents.handIn("c.pdf", for: .address, id: "3", at: moment)
        expect(documents.review("1", isReadable: true)?.proof, is: .identity)

        expect(documents.prove(.identity), is: true)
        expect(documents.prove(.address), is: false)
        #expect(throws: VerificationDocument.Refusal.accepted) {
            try documents.handIn("b.pdf", for: .identity, id: "2", at: moment)
        }
    }

    @Test func `another one is taken for one that nobody could read, and none is looked at twice`() throws {
        var documents: [VerificationDocument] = []
        try documents.handIn("a.pdf", for: .identity, id: "1", at: moment)

        expect(documents.review("1", isReadable: false)?.phase, is: .unreadable)
        #expect(documents.review("1", isReadable: true) == nil && documents.review("9", isReadable: true) == nil)
        #expect(!documents.prove(.identity))

        try documents.handIn("b.pdf", for: .identity, id: "2", at: moment)
        _ = documents.review("2", isReadable: true)
        expect(documents.prove(.identity), is: true)
        expect(documents.latest(for: .identity)?.file, is: "b.pdf")
    }
}
