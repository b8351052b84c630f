import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

struct CellShapeTests {
    @Test func `every line and block of the components' glyphs is drawn`() throws {
        let glyphs = Glyphs.unicode
        let borders = [glyphs.light, glyphs.heavy, glyphs.broken].flatMap { border in
            [
                border.topLeft, border.topRight, border.bottomLeft, border.bottomRight, border.horizontal,
                border.vertical,
            ]
        }
        let fillings = ([glyphs.placeholder, glyphs.progressFilled] + glyphs.progressSteps).flatMap {
            Array($0.string.unicodeScalars)
        }

        #expect((borders + fillings).allSatisfy { CellShape($0) != nil })
    }

    @Test(arguments: ["a", "▲", "●", " ", "═"] as [Unicode.Scalar])
    func `letters and signs are left to the font`(scalar: Unicode.Scalar) { #expect(CellShape(scalar) == nil) }

    @Test(
        arguments: [
            ("▀", "M0 0H9V9H0Z"), ("▁", "M0 15.75H9V18H0Z"), ("▌", "M0 0H4.5V18H0Z"), ("▏", "M0 0H1.13V18H0Z"),
            ("▐", "M4.5 0H9V18H4.5Z"), ("▗", "M4.5 9H9V18H4.5Z"), ("▞", "M4.5 0H9V9H4.5ZM0 9H4.5V18H0Z"),
            ("▇", "M0 2.25H9V18H0Z"), ("▉", "M0 0H7.88V18H0Z"),
        ] as [(Unicode.Scalar, String)])
    func `a block fills its share of the cell`(scalar: Unicode.Scalar, path: String) throws {
        try expect(#require(CellShape(scalar)).path(0, 0), is: path)
    }

    @Test func `a shade is a share of its colour`() throws {
        try expect(#require(CellShape("░")).brush, is: .fill(percent: 25))
        try expect(#require(CellShape("▓")).brush, is: .fill(percent: 75))
    }

    @Test func `a rounded corner ends in the middle of two edges`() throws {
        let corner = try #require(CellShape("╭"))

        expect(corner.brush, is: .line)
        expect(corner.path(0, 0), is: "M9 9Q4.5 9 4.5 13.5L4.5 18")
    }

    @Test func `both lines of a corner reach through the middle, so that it is full`() throws {
        try expect(#require(CellShape("┐")).path(0, 0), is: "M3.9 8.4H5.1V18H3.9ZM0 8.4H5.1V9.6H0Z")
    }
}
