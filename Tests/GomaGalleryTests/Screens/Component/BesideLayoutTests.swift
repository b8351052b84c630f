import Expectations
import TerminalKit
import Testing

@testable import GomaGallery

@MainActor
struct BesideLayoutTests {
    private func layout(_ width: Int, _ height: Int, lead: Int, isFixed: Bool = false) -> BesideLayout {
        BesideLayout(in: Size(width: width, height: height), lead: lead, isFixed: isFixed, nameWidth: 24)
    }

    @Test func `the state on show has its own columns, a tile at most four fifths of them, and at least forty`() {
        let narrow = layout(120, 36, lead: 64)
        expect(narrow.leadWidth, is: 68)
        expect(narrow.offered, is: 48)
        expect(layout(200, 56, lead: 64).offered, is: 40)
        expect(layout(150, 56, lead: 64).offered, is: 51)
        expect(layout(120, 36, lead: 30).offered, is: 30)
    }

    @Test func `where columns are asked for, each tile is offered as many`() {
        let fixed = layout(200, 56, lead: 60, isFixed: true)

        expect(fixed.offered, is: 60)
        expect(fixed.tileWidth, is: 64)
    }

    @Test func `a component no wider than a tile gets the room of two where many stand beside each other`() {
        expect(layout(120, 36, lead: 16).leadWidth, is: 48)
        expect(layout(80, 36, lead: 16).leadWidth, is: 20)
    }

    @Test(arguments: [(5, 10, 10), (5, 30, 18), (25, 30, 25), (50, 0, 36)])
    func `the state on show has the rows of the highest tile kept for it, of half the room at most`(
        wish: Int, others: Int, height: Int
    ) {
        expect(layout(120, 36, lead: 64).leadHeight(wish, others: others), is: height)
    }

    @Test func `tiles stand in their order, row by row, beside before below`() {
        let page = layout(120, 36, lead: 64).page(with: 0, lead: 18, heights: [8, 9, 6, 8, 5, 3, 5])

        expect(page.map(\.slot), is: Array(0...6))
        expect(page.map(\.frame.minX), is: [68, 68, 0, 52, 0, 52, 0])
        expect(page.map(\.frame.minY), is: [0, 8, 18, 18, 26, 26, 31])
    }

    @Test func `where nothing has room below, more stand beside`() {
        let page = layout(120, 40, lead: 64).page(with: 0, lead: 23, heights: [18, 18, 18])

        expect(page.map(\.slot), is: [0, 1])
        expect(page.map(\.frame.minX), is: [68, 68])
        expect(page.map(\.frame.minY), is: [0, 18])
    }

    @Test func `what stands beside the first row may be higher than the state on show, and pushes down what is below`()
    {
        let page = layout(200, 56, lead: 64).page(with: 0, lead: 10, heights: [12, 14, 9, 6, 7])

        expect(page.map(\.frame.minX), is: [68, 112, 156, 0, 44])
        expect(page.map(\.frame.minY), is: [0, 0, 0, 14, 14])
    }

    @Test func `what has no room turns the page, and every tile that has room has a page`() {
        let layout = layout(120, 36, lead: 64)
        let heights = [18, 18, 18, 12, 40, 12, 30]

        expect(layout.page(with: 2, lead: 18, heights: heights).map(\.slot), is: [0, 1, 2])
        expect(layout.page(with: 3, lead: 18, heights: heights).map(\.slot), is: [3, 5])
        expect(layout.page(with: 6, lead: 18, heights: heights).map(\.slot), is: [6])
        expect(layout.page(with: 4, lead: 18, heights: heights).map(\.slot), is: [3, 5])
    }

    @Test(arguments: [(120, 36), (121, 40), (71, 36), (200, 56), (240, 70), (47, 36), (1, 1)], [1, 16, 40, 64, 120])
    func `no tile lies over another, or in part outside`(size: (Int, Int), lead: Int) {
        for isFixed in [false, true] {
            let layout = layout(size.0, size.1, lead: lead, isFixed: isFixed)
            let heights = (0..<20).map { 3 + $0 * 7 % 11 }
            let rows = layout.leadHeight(9, others: 13)
            for slot in heights.indices {
                let frames = layout.page(with: slot, lead: rows, heights: heights).map(\.frame)
                let all = frames + [Rect(x: 0, y: 0, width: layout.leadWidth, height: rows)]
                for (index, frame) in all.enumerated() {
                    #expect(frame.maxX <= size.0 && frame.maxY <= size.1 || index == frames.count)
                    #expect(!all.dropFirst(index + 1).contains { $0.intersects(frame) })
                }
            }
        }
    }
}
