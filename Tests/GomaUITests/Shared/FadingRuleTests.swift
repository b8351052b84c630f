import Expectations
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct FadingRuleTests {
    @Test func `a rule that fades at both ends is whole in the middle`() {
        let shares = shares(of: FadingRule(.center), width: 20)

        #expect(shares[9] == 1 && shares[10] == 1 && shares[0] < 1)
        expect(shares, is: Array(shares.reversed()))
        expect(Array(shares.prefix(10)), is: shares.prefix(10).sorted())
    }

    @Test func `a trailing rule is whole at its beginning and fades to its end`() {
        let shares = shares(of: FadingRule(.trailing, length: 5), width: 5)

        #expect(shares[0] == 1 && shares[4] < 1)
        expect(shares, is: shares.sorted(by: >))
    }

    @Test func `a rule in ASCII is plain`() {
        expect(shares(of: FadingRule(.center), width: 20, glyphs: .ascii), is: Array(repeating: 1, count: 20))
    }

    /// How much of its colour is left in each column that it is drawn in.
    private func shares(of rule: FadingRule, width: Int, glyphs: Glyphs = .unicode) -> [Double] {
        let window = Window(
            size: Size(width: width, height: 1), root: TopAlignedScreen(rule), glyphs: glyphs)
        window.update()
        return window.surface.row(0).filter { $0.cluster.string == glyphs.horizontalRule.string }.map { cell in
            if case .blend(_, _, let share) = cell.foreground.kind { share } else { 1 }
        }
    }
}
