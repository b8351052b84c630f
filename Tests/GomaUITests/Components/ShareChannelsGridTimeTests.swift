import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCatalog
@testable import GomaElements

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
        expect(environment.around(.milliseconds(1500), used), is: [ids[0], ids[0]])
        model.share(over: ids[1])
        environment.wait(.milliseconds(50))
        expect(environment.around(.seconds(2), used), is: [ids[1], nil])
        model.share(over: "nobody")

        expect(copies, is: 3)
        expect(environment.isAtRest, is: true)
    }

    @Test func `a text that takes the place of one on its way is asked for itself`() {
        let model = ShareChannelsGridViewModel(
            ShareChannelsGridDisplayState(channels: [ShareChannel(.copy)], text: "ABC"), in: environment)

        model.share(over: "copy")
        model.update { $0.text = "XYZ" }
        environment.wait(.milliseconds(50))

        expect(
            environment.owner.requests.map { $0.request as? CopyText }, is: [CopyText("ABC"), CopyText("XYZ")])
        expect(model.currentDisplayState.sharing, is: .done)
    }

    @Test func `what is on its way is shared once, though its channel cannot be used for a while`() {
        let model = ShareChannelsGridViewModel(
            ShareChannelsGridDisplayState(channels: [ShareChannel(.email)], text: "ABC"), in: environment)

        model.share(over: "email")
        for isAvailable in [false, true] {
            model.update { $0.channels = [ShareChannel(.email, isAvailable: isAvailable)] }
        }
        environment.wait(.milliseconds(50))

        expect(copies, is: 1)
        expect(model.currentDisplayState.sharing, is: .done)
    }

    @Test func `what is on its way is shared once, though its channel is not there for a while`() {
        let model = ShareChannelsGridViewModel(
            ShareChannelsGridDisplayState(channels: [ShareChannel(.email)], text: "ABC"), in: environment)

        model.share(over: "email")
        for channels in [[], [ShareChannel(.email)]] { model.update { $0.channels = channels } }
        environment.wait(.milliseconds(50))

        expect(copies, is: 1)
        expect(model.currentDisplayState.sharing, is: .done)
    }

    @Test func `over another channel nothing is shared while the one that is asked is not there for a while`() {
        let model = ShareChannelsGridViewModel(
            ShareChannelsGridDisplayState(channels: [ShareChannel(.email), ShareChannel(.sms)], text: "ABC"),
            in: environment)

        model.share(over: "email")
        model.update { $0.channels = [ShareChannel(.sms)] }
        model.share(over: "sms")
        expect(model.currentDisplayState.usedChannelID, is: "email")
        environment.wait(.milliseconds(50))

        expect(environment.owner.requests.map { $0.request as? ShareText }, is: [ShareText("ABC", over: "email")])
        expect(model.currentDisplayState.sharing, is: .done)
        model.share(over: "sms")
        expect(model.currentDisplayState.usedChannelID, is: "sms")
    }

    @Test func `a channel gets the text, where it can be used and no other is being used`() {
        let model = ShareChannelsGridViewModel(
            ShareChannelsGridDisplayState(
                channels: [ShareChannel(.email), ShareChannel(.sms, isAvailable: false), ShareChannel(.copy)],
                text: "ABC"),
            in: environment)

        for id in ["sms", "email", "copy", "email"] { model.share(over: id) }
        expect(model.currentDisplayState.usedChannelID, is: "email")
        environment.wait(.milliseconds(50))
        model.share(over: "copy")
        expect(model.currentDisplayState.usedChannelID, is: "copy")
        expect(model.currentDisplayState.sharing, is: .asked)
        environment.wait(.milliseconds(50))

        expect(model.currentDisplayState.sharing, is: .done)
        expect(copies, is: 2)
        #expect(environment.owner.requests.first?.request as? ShareText == ShareText("ABC", over: "email"))
        #expect(environment.owner.requests.last?.request as? CopyText == CopyText("ABC"))
    }

    @Test func `a channel and a text with blanks are not those of another whose words are the same together`() {
        let channels = ["a", "a b"].map { ShareChannel(id: $0, type: .email) }
        let model = ShareChannelsGridViewModel(
            ShareChannelsGridDisplayState(channels: channels, text: "b c"), in: environment)

        model.share(over: "a")
        model.update { ($0.usedChannelID, $0.text) = ("a b", "c") }
        environment.wait(.milliseconds(50))

        expect(
            environment.owner.requests.map { $0.request as? ShareText },
            is: [
                ShareText("b c", over: "a"), ShareText("c", over: "a b"),
            ])
        expect(model.currentDisplayState.sharing, is: .done)
    }
}
