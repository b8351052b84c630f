import Expectations
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

        layout.channelViews.show((0..<5).map { ShareChannel(id: "\($0)", type: .email) }, by: \.id) { _, _ in }

        expect(layout.measure(Size(width: width, height: View.unbounded)).height, is: rows)
    }

    @Test func `the focus stays with its channel as another comes before it`() {
        let environment = ViewEnvironment.simulated()
        let model = ShareChannelsGridViewModel(
            ShareChannelsGridDisplayState(channels: [ShareChannel(.email)], text: "x"), in: environment)
        let view = ShareChannelsGridView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 60, in: environment)
        stage.tab()

        model.update { $0.channels.insert(ShareChannel(.viber), at: 0) }
        stage.press(.enter)

        expect(model.currentDisplayState.usedChannelID, is: "email")
    }

    @Test func `shapes that stand in for channels are not read`() {
        let environment = ViewEnvironment.simulated()
        let stage = ComponentHarness(ShareChannelsGridView(environment: environment), width: 60, in: environment)

        expect(stage.rows[1], contains: "░░")
        expectEmpty(ReadingText.lines(of: stage.view))
    }
}
