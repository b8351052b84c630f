import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaCatalog
@testable import GomaElements

/// Which presses on the logo count together.
@MainActor
struct MultiWidgetToolbarTimeTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `presses on the logo count together while no more than two seconds lie between them`() {
        let line = ToolbarLine(widgets: [ToolbarWidget(id: "logo", kind: .logo)])
        let model = MultiWidgetToolbarViewModel(
            MultiWidgetToolbarDisplayState(session: .guest, guestLines: [line]), in: environment)
        let presses = { model.currentDisplayState.logoPresses }
        for count in 1...5 {
            model.selectWidget(id: "logo")
            expect(presses(), is: count)
            environment.wait(.milliseconds(1999))
        }
        model.selectWidget(id: "logo")
        expect(presses(), is: 0)
        expect(environment.isAtRest, is: true)
        expect(environment.owner.requests.count { $0.description == "app:open-page page=developers" }, is: 1)

        model.selectWidget(id: "logo")

        expect(environment.around(.seconds(2), presses), is: [1, 0])
        #expect(environment.isAtRest)
    }
}
