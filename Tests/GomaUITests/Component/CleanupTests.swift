import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaKit
@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// What is left of large components once nobody holds them: no view, no model, and nothing on the time line.
@MainActor
struct CleanupTests {
    /// Components with parts of their own, in states in which something is on its way.
    private nonisolated static let samples: [(name: String, state: String)] = [
        ("TicketBetInfo", "Amount and slider"), ("TicketBetInfo", "Cashout loading"), ("TicketBetInfo", "Live feed"),
        ("BetInfoSubmission", "Placed"), ("BetslipTicket", "Odds increased"), ("TallOddsMatchCard", "Live"),
        ("InlineMatchCard", "Live football"), ("SuggestedBetsExpanded", "Expanded"),
        ("MarketOutcomesMultiLine", "Odds changes"), ("TopBannerSlider", "Default"),
        ("PromotionalBonusCardsScroll", "Default"), ("NotificationList", "Loading"), ("WalletDetail", "Refreshing"),
        ("StatisticsWidget", "Loading"), ("VideoBlock", "Playing"), ("Toaster", "Several"),
        ("TransactionVerification", "Pushing"), ("ResendCode", "Counting down"), ("BonusInfoCard", "Almost complete"),
        ("CodeClipboard", "Copied"), ("CasinoGamePlayModeSelector", "Loading"),
    ]

    private func place(of sample: (name: String, state: String)) throws -> (ComponentDescriptor, Int) {
        let component = try ComponentRegistry.goma.component(named: sample.name)
        return (component, try #require(component.stateIndex(named: sample.state), "\(sample)"))
    }

    /// Shows a component for a while, as customers see it, and uses its first part.
    private func use(_ instance: ComponentInstance, width: Int) {
        let window = ComponentRenderer.hosting(instance, width: width)
        window.update()
        window.moveFocus(.next)
        window.send(.key(KeyEvent(.enter)))
        instance.environment.wait(.milliseconds(700))
        window.update()
    }

    @Test(arguments: samples)
    func `a component that nobody holds any more leaves nothing behind`(sample: (name: String, state: String)) throws {
        let (component, index) = try place(of: sample)
        let environment = ViewEnvironment.simulated()
        weak var view: View?
        weak var model: AnyObject?
        do {
            let instance = component.instance(stateAt: index, in: environment)
            (view, model) = (instance.view, instance.model)
            use(instance, width: component.defaultWidth)
        }

        #expect(view == nil && model == nil)
        #expect(environment.isAtRest, "something is still due at \(String(describing: environment.scheduler.nextDue))")
    }

    @Test(arguments: samples)
    func `a view that lets go of its model lets it go, and keeps nothing waiting for it`(
        sample: (name: String, state: String)
    ) throws {
        let (component, index) = try place(of: sample)
        let environment = ViewEnvironment.simulated()
        let instance = component.instance(stateAt: index, in: environment)
        use(instance, width: component.defaultWidth)
        weak let model = instance.model

        instance.prepareForReuse()

        #expect(model == nil)
        #expect(environment.isAtRest, "something is still due at \(String(describing: environment.scheduler.nextDue))")
    }

    @Test(arguments: samples)
    func `a component whose view leaves for good has no model and no state`(
        sample: (name: String, state: String)
    ) throws {
        let (component, index) = try place(of: sample)
        let instance = component.instance(stateAt: index, in: ViewEnvironment.simulated())
        use(instance, width: component.defaultWidth)

        instance.leaveForGood()

        #expect(instance.model == nil)
        try expect(instance.state(), is: nil)
    }

    @Test(arguments: samples)
    func `a second model in the same view is as the first one was, and leaves as little`(
        sample: (name: String, state: String)
    ) throws {
        let (component, index) = try place(of: sample)
        let environment = ViewEnvironment.simulated()
        let instance = component.instance(stateAt: index, in: environment)
        weak let first = instance.model
        use(instance, width: component.defaultWidth)

        instance.configure(variant: index)
        #expect(first == nil)
        let state = try instance.state()
        try expect(state, is: component.instance(stateAt: index, in: ViewEnvironment.simulated()).state())
        instance.prepareForReuse()

        #expect(environment.isAtRest)
    }

    @Test func `followers that are gone are told nothing, however many there were`() {
        let environment = ViewEnvironment.simulated()
        let model = PillItemViewModel(PillItemDisplayState(id: "a", title: "A"), in: environment)
        var told = 0
        for _ in 0..<100 {
            let subscription = model.displayStatePublisher.dropFirst().sink { _ in told += 1 }
            subscription.cancel()
        }

        model.toggleSelection()

        expect(told, is: 0)
    }
}
