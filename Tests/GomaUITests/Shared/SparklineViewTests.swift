import Expectations
import Testing

@testable import GomaBetting
@testable import GomaCatalog
@testable import TerminalKit

/// Numbers in a row, as columns one cell high.
@MainActor
struct SparklineViewTests {
    @Test func `the numbers that are shown already ask for no layout, others and those of another scale do`() {
        let line = SparklineView()
        func asksForLayout(_ values: [Double], upTo upper: Double) -> Bool {
            line.layoutIfNeeded()
            line.render(values, upTo: upper)
            return !line.isLaidOut
        }

        let asked = [
            asksForLayout([1, 3], upTo: 4), asksForLayout([1, 3], upTo: 4), asksForLayout([1, 3], upTo: 5),
            asksForLayout([1, 2], upTo: 5),
        ]

        expect(asked, is: [true, false, true, true])
    }
}
