import GomaPictures
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaCatalog

/// Ways to share in rows and columns.
@MainActor
struct ShareChannelsGridTests {
    @Test(arguments: [(44, 5), (45, 2)])
    func `five channels are in one row where each has nine columns, and in two where it would have fewer`(
        width: Int, rows: Int
    ) {
        let layout = ShareChannelsLayout(in: .simulated())

        layout.show((0..<5).map { ShareChannel(id: "\($0)", type: .email) }) { _, _ in }

        #expect(layout.measure(Size(width: width, height: View.unbounded)).height == rows)
    }
}
