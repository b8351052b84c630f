import Expectations
import Testing

@testable import TerminalKit

@MainActor
@Suite struct ProgressBarTests {
    private func row(_ fraction: Double, width: Int = 8, glyphs: Glyphs = .unicode) -> String {
        ViewHarness(ProgressBar(fraction), width: width, height: 1, glyphs: glyphs).rows[0]
    }

    @Test(arguments: [
        (0, "────────"), (0.5, "━━━━────"), (1, "━━━━━━━━"), (0.3, "━━╾─────"), (0.001, "╾───────"),
        (0.999, "━━━━━━━╾"), (-1, "────────"), (7, "━━━━━━━━"), (.nan, "────────"), (.infinity, "━━━━━━━━"),
    ])
    func `it fills by halves of a cell, and the other half is track`(fraction: Double, expected: String) {
        expect(row(fraction), is: expected)
    }

    @Test(arguments: [(0, "--------"), (0.5, "====----"), (0.01, "=-------"), (0.99, "=======-"), (1, "========")])
    func `in ASCII it fills by cells`(fraction: Double, expected: String) {
        expect(row(fraction, glyphs: .ascii), is: expected)
    }

    @Test func `every width holds it`() {
        for width in 0...40 {
            expect(row(1, width: width).count, is: width)
            expect(row(0.5, width: width, glyphs: .ascii).count, is: width)
        }
    }

    @Test func `it is read as a percentage`() {
        expect(ProgressBar(0.456).accessibilityValue, is: "45%")
        expect(ProgressBar(0.999).accessibilityValue, is: "99%")
        expect(ProgressBar(0.999999).accessibilityValue, is: "99%")
        for hundredths in 0...100 {
            expect(ProgressBar(Double(hundredths) / 100).accessibilityValue, is: "\(hundredths)%")
        }
    }

    @Test func `a border goes around the bar, and all of its rows are filled`() {
        let bar = ProgressBar(0.5)
        expect([9, 20, 21].map { bar.measure(Size(width: $0, height: 9)).width }, is: [9, 20, 20])
        bar.border = .light

        expect([9, 22, 23].map { bar.measure(Size(width: $0, height: 9)) }.map(\.width), is: [9, 22, 22])
        expect(bar.measure(Size(width: 9, height: 9)).height, is: 3)
        expect(
            ViewHarness(bar, width: 8, height: 4).rows, is: ["╭──────╮", "│━━━───│", "│━━━───│", "╰──────╯"])
    }
}
