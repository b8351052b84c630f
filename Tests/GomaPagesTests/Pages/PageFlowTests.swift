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
        #expect(PageFlow().columns(in: room) == PageFlow.Columns(count: count, width: width))
    }

    @MainActor
    @Test(arguments: [(40, 40), (80, 80), (87, 87), (88, 80), (200, 80)])
    func `a box takes all columns where no more than stripes would be left beside it`(room: Int, width: Int) {
        #expect(PageFlow.sheetSize(of: View(), in: Size(width: room, height: 24)).width == width)
    }

    @Test(arguments: [1, 30, 56, 80, 500])
    func `columns fit into any room, and none is wider than asked for`(widest: Int) {
        let flow = PageFlow(widest: widest)
        for room in 1...600 {
            let columns = flow.columns(in: room)

            #expect(columns.count >= 1 && (1...widest).contains(columns.width), "in \(room)")
            #expect(columns.count * (columns.width + PageFlow.gap) - PageFlow.gap <= room, "in \(room)")
        }
    }
}
