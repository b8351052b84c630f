import Expectations
import GomaPictures
import Testing

@testable import GomaCatalog

@MainActor
struct SimpleOptionRowTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a choice on its own holds once it is chosen, and one of a list leaves that to the list`() {
        let state = SimpleOptionRowDisplayState(id: "yes", title: "Yes")
        var chosen: [String] = []
        let alone = SimpleOptionRowViewModel(state, in: environment)
        let listed = SimpleOptionRowViewModel(StatePlace(state, in: environment)) { chosen.append($0) }

        alone.select()
        listed.select()

        expect(alone.currentDisplayState.isSelected, is: true)
        expect(listed.currentDisplayState.isSelected, is: false)
        expect(chosen, is: ["yes"])
        expect(environment.owner.requests.map(\.description), is: ["app:choose id=yes"])
    }

    @Test func `a choice on its own says of which group it is`() {
        let model = SimpleOptionRowViewModel(
            SimpleOptionRowDisplayState(id: "yes", groupID: "offers", title: "Yes"), in: environment)

        model.select()

        expect(environment.owner.requests.map(\.description), is: ["app:choose group=offers id=yes"])
    }
}
