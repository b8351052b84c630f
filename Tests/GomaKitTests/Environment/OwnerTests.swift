@testable import GomaCatalog
import Testing

@testable import GomaKit

@MainActor
struct OwnerTests {
    @Test func `requests are kept in order and told to those who listen`() {
        let owner = Owner()
        var heard: [OwnerRequest] = []
        let subscription = owner.subscribe { heard.append($0) }
        defer { withExtendedLifetime(subscription) {} }

        owner.ask(to: .goBack)
        owner.ask(to: .openMatch("Benfica – Porto"))

        #expect(owner.requests == [.goBack, .openMatch("Benfica – Porto")])
        #expect(heard == owner.requests)
    }

    @Test func `the oldest requests go first`() {
        let owner = Owner()

        for amount in 0...Owner.capacity { owner.ask(to: .addToStake(amount)) }

        #expect(owner.requests.count == Owner.capacity)
        #expect(owner.requests.first == .addToStake(1))
    }

    @Test func `a button that belongs to a form asks the form, and one that stands alone asks its owner`() {
        let environment = ViewEnvironment()
        var presses = 0
        let own = ButtonViewModel(StatePlace(.solid, in: environment)) { presses += 1 }
        let alone = ButtonViewModel(.solid, in: environment)

        own.press()
        #expect(environment.owner.requests.isEmpty)
        alone.press()

        #expect(presses == 1)
        #expect(environment.owner.requests == [.press(ButtonDisplayState.solid.title)])
    }

    @Test func `a request reads on after the words asks to`() {
        #expect(OwnerRequest.openMatch("A – B").description == "open the match A – B")
        #expect(OwnerRequest.press("Join").description == "do what \"Join\" says")
    }
}
