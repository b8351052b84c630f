import Expectations
import TerminalKit
import Testing

@testable import GomaCatalog
@testable import GomaForms

@MainActor
struct StepNamesTests {
    private func places(_ widths: [Int], _ centers: [Int], chosen: Int, columns: Int) -> [Range<Int>?] {
        StepNames.places(of: widths, around: centers, chosen: chosen, in: 0..<columns)
    }

    @Test func `each name stands around its step`() {
        expect(places([3, 1, 3], [1, 10, 19], chosen: 0, columns: 21), is: [0..<3, 10..<11, 18..<21])
    }

    @Test func `names at the ends stay inside`() {
        expect(places([5, 5], [0, 20], chosen: 0, columns: 21), is: [0..<5, 16..<21])
    }

    @Test func `where room runs out, the chosen one stays, then those of both ends`() {
        expect(places([4, 4, 4, 4], [2, 6, 10, 14], chosen: 1, columns: 16), is: [nil, 5..<9, nil, 12..<16])
        expect(places([4, 4, 4, 4], [2, 6, 10, 14], chosen: 0, columns: 16), is: [1..<5, nil, nil, 12..<16])
    }

    @Test func `those that stay are evenly apart`() {
        let places = places(Array(repeating: 3, count: 7), [2, 5, 8, 11, 14, 17, 20], chosen: 0, columns: 23)

        expect(places, is: [1..<4, nil, 7..<10, nil, 13..<16, nil, 19..<22])
    }

    @Test func `a name longer than all the room is as long as that`() {
        expect(places([9], [2], chosen: 0, columns: 4), is: [0..<4])
    }

    @Test func `nothing has a place where there is no room, or no step`() {
        expect(places([4], [2], chosen: 0, columns: 0), is: [nil])
        expect(places([4, 4], [2], chosen: 0, columns: 9), is: [nil, nil])
    }

    @Test func `a name takes one row, also where there are more`() {
        let names = StepNames()
        names.show(["Low"], chosen: 0, isEnabled: true)
        names.centers = [4]
        names.frame = Rect(x: 0, y: 0, width: 9, height: 3)

        names.layoutIfNeeded()

        expect(names.subviews.map(\.frame), is: [Rect(x: 3, y: 0, width: 3, height: 1)])
    }
}
