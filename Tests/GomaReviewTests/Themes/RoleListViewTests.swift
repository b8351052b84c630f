import Expectations
import GomaKit
import TerminalKit
import Testing

@testable import GomaReview

@MainActor
struct RoleListViewTests {
    @Test func `a list is as high as the roles shown last, whatever it was asked before`() throws {
        let theme = try ThemeLibrary.embedded.theme(named: "goma-dark")
        let listing = RoleListing(theme, depth: .direct, use: RoleUse(DrawnPairs()), isInUse: true)
        let list = RoleListView()
        let room = Size(width: 80, height: View.unbounded)

        let heights = [nil, listing, nil].map { listing in
            list.show(listing)
            return list.measure(room).height
        }

        expect(heights, is: [0, ColorRole.allCases.count, 0])
    }
}
