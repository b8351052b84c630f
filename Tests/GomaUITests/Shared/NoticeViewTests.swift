import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaElements

/// A notice in the place of prices or games.
@MainActor
struct NoticeViewTests {
    @Test(arguments: [NoticeView.Kind.message, .failure])
    func `a reason that has no room in one row takes two, and what is below it stays`(kind: NoticeView.Kind) {
        let notice = NoticeView(in: .simulated(), actionTitle: "try again")
        notice.render("No connection to the markets", as: kind)

        let heights = [48, 22].map { notice.measure(Size(width: $0, height: View.unbounded)).height }

        expect(heights, is: [4, 5])
    }
}
