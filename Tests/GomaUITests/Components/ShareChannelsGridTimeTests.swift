import GomaPictures
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// How long it is said that a channel was used.
@MainActor
struct ShareChannelsGridTimeTests {
    private let environment = ViewEnvironment.simulated()

    private var copies: Int { environment.owner.requests.count }

    @Test func `a channel is marked as used for two seconds after the last use of any`() {
        let model = ShareChannelsGridViewModel(
            ShareChannelsGridDisplayState(channels: [ShareChannel(.copy), ShareChannel(.email)], text: "x"),
            in: environment)
        let ids = model.currentDisplayState.channels.map(\.id)
        let used = { model.currentDisplayState.usedChannelID }

        model.share(over: ids[0])
        environment.wait(.milliseconds(1500))
        model.share(over: ids[0])
        #expect(environment.around(.milliseconds(1500), used) == [ids[0], ids[0]])
        model.share(over: ids[1])
        environment.wait(.milliseconds(50))
        #expect(environment.around(.seconds(2), used) == [ids[1], nil])
        model.share(over: "nobody")

        #expect(copies == 3 && environment.isAtRest)
    }
}
