import Expectations
import TerminalKit
import Testing

@testable import GomaPages

/// How cards share the room.
struct PageFlowTests {
    @Test(arguments: [
        (40, 1, 40), (80, 1, 80), (113, 1, 80), (114, 2, 56), (120, 2, 59), (160, 2, 79), (162, 2, 80), (200, 3, 65),
        (260, 4, 63),
    ])
    func `as many columns as leave no card wider than is good for it`(room: Int, count: Int, width: Int) {
        expect(PageFlow().columns(in: room), is: PageFlow.Columns(count: count, width: width, gap: 2))
    }

    @MainActor
    @Test(arguments: [(40, 40), (80, 80), (87, 87), (88, 80), (200, 80)])
    func `a box takes all columns where no more than stripes would be left beside it`(room: Int, width: Int) {
        expect(PageFlow.sheetSize(of: View(), in: Size(width: room, height: 24)).width, is: width)
    }

    @Test(arguments: [(160, 0, 79, 2), (160, 1, 80, 0), (164, 1, 82, 0), (166, 2, 83, 0)])
    func `what is blank beside a card counts among the columns between two, and takes nothing off the widest`(
        room: Int, inset: Int, width: Int, gap: Int
    ) {
        let columns = PageFlow().columns(in: room, inset: inset)

        expect(columns, is: PageFlow.Columns(count: 2, width: width, gap: gap))
    }

    @Test(arguments: [1, 30, 56, 80, 500], [0, 1, 3])
    func `columns fit into any room, and none is wider than asked for`(widest: Int, inset: Int) {
        let flow = PageFlow(widest: widest)
        for room in 1...600 {
            let columns = flow.columns(in: room, inset: inset)

            #expect(columns.count >= 1 && (1...widest + 2 * inset).contains(columns.width), "in \(room)")
            #expect(columns.count * (columns.width + columns.gap) - columns.gap <= room, "in \(room)")
        }
    }
}
