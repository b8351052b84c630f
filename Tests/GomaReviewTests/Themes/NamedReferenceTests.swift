import Expectations
import Foundation
import GomaKit
import TerminalKit
import Testing

@testable import GomaReview

struct NamedReferenceTests {
    @Test(arguments: [
        ColorReference.terminalDefault, .role(.textPrimary), .role(.backgroundCards).asOwnEdge,
        .rgb(RGBColor(0x0A1B2C)),
        .blend(.highlightPrimary, share: 0.25, on: .backgroundCards),
        .decoration(.highlightPrimary, share: 0.75, on: .backgroundPrimary),
        .decoration(.highlightPrimary, share: 0.5, on: .backgroundPrimary).asOwnEdge,
    ])
    func `what is written is read as it was`(reference: ColorReference) throws {
        let written = try JSONEncoder().encode(NamedReference(reference))

        try expect(JSONDecoder().decode(NamedReference.self, from: written).wrappedValue, is: reference)
    }

    @Test func `roles have their names, and a name that nobody has declared is told`() throws {
        let written = try JSONEncoder().encode(NamedReference(.role(.textPrimary)))
        expect(String(decoding: written, as: UTF8.self), is: #"{"role":"textPrimary"}"#)

        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NamedReference.self, from: Data(#"{"role":"textPrimry"}"#.utf8))
        }
        expect("\(try #require(error))", contains: "textPrimary")
    }
}
