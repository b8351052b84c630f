import Expectations
import GomaPictures
import Testing

@testable import GomaCatalog
@testable import TerminalKit
@testable import GomaAccount

@MainActor
struct AdaptiveTabBarTests {
    private let environment = ViewEnvironment.simulated()

    private typealias Harness = ComponentHarness<AdaptiveTabBarView>

    private func stage(_ model: AdaptiveTabBarViewModel, width: Int = 66) -> Harness {
        let view = AdaptiveTabBarView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: width, in: environment)
    }

    private func model(_ state: AdaptiveTabBarDisplayState) -> AdaptiveTabBarViewModel {
        AdaptiveTabBarViewModel(state, in: environment)
    }

    private func active(_ setID: String, in model: AdaptiveTabBarViewModel) -> [String] {
        model.currentDisplayState.tabSet(setID)?.items.filter(\.isActive).map(\.id) ?? []
    }

    @Test func `a tab of the same set is gone to without a switch`() {
        let model = model(.home)
        let stage = stage(model)

        stage.tab()
        stage.press(.right, .right, .enter)

        expect(stage.calls, is: [#"AdaptiveTabBar.selectTab(id: "myBets", inSet: "home")"#])
        expect(stage.surface, is: self.focused(self.stage(self.model(.selecting)), at: 2).surface)
    }

    private func focused(_ stage: Harness, at place: Int) -> Harness {
        stage.window.focus(stage.view.focusableViews[place])
        return stage
    }

    @Test func `a tab that leads to another set selects itself in both`() {
        let model = model(.home)

        model.selectTab(id: "casinoHome", inSet: "home")

        let state = model.currentDisplayState
        expect(state.activeTabSetID, is: "casino")
        expect(state.setSwitch, is: TabSetSwitch(from: "home", direction: .forward))
        expect(active("home", in: model), is: ["casinoHome"])
        expect(active("casino", in: model), is: ["casinoHome"])
    }

    @Test func `a tab that is chosen while its set moves is drawn where it is`() {
        let model = model(.animating)
        let stage = stage(model)
        stage.advance(by: .milliseconds(100))
        let before = stage.surface

        model.selectTab(id: "casinoAviatorGame", inSet: "casino")

        let shown = stage.surface
        stage.window.setNeedsFullFrame()
        expect(shown, isNot: before)
        expect(stage.surface, is: shown)
    }

    @Test func `an unknown tab changes nothing, and a missing set leaves its tab where it is`() {
        var state = AdaptiveTabBarDisplayState.home
        state.tabSets.removeLast()
        let model = model(state)

        model.selectTab(id: "nowhere", inSet: "home")
        expect(model.currentDisplayState, is: state)

        model.selectTab(id: "casinoHome", inSet: "home")
        expect(model.currentDisplayState.activeTabSetID, is: "home")
        expect(active("home", in: model), is: ["casinoHome"])
        expect(model.currentDisplayState.setSwitch, is: nil)
    }

    @Test(arguments: TabSwitchAnimation.allCases)
    func `a switch takes its time and ends with the new set at rest`(animation: TabSwitchAnimation) {
        var state = AdaptiveTabBarDisplayState.home
        state.animation = animation
        let model = model(state)
        let stage = stage(model)
        let before = stage.surface

        model.selectTab(id: "casinoHome", inSet: "home")
        let isInstant = animation == .none
        expect((model.currentDisplayState.setSwitch == nil), is: isInstant)
        expect(stage.surface, isNot: before)
        stage.advance(by: animation.duration - (isInstant ? .zero : .milliseconds(1)))
        expect((model.currentDisplayState.setSwitch == nil), is: isInstant)
        stage.advance(by: .milliseconds(1))

        expect(model.currentDisplayState.setSwitch, is: nil)
        expect(environment.scheduler.nextDue, is: nil)
        expect(stage.surface, is: self.stage(self.model(.casino)).surface)
    }

    @Test func `a set slides in from the right, and back from the left`() {
        let size = Size(width: 40, height: 2)

        let forward = TabSwitchFrame(.slideLeftToRight, .forward, progress: 0.25, size: size)
        let back = TabSwitchFrame(.slideLeftToRight, .back, progress: 0.25, size: size)

        expect([forward.leaving.origin.x, forward.coming.origin.x], is: [-10, 30])
        expect([back.leaving.origin.x, back.coming.origin.x], is: [10, -30])
    }

    @Test func `a switch back before the end turns round where it is`() {
        let model = model(.home)
        let stage = stage(model)
        model.selectTab(id: "casinoHome", inSet: "home")
        stage.advance(by: .milliseconds(200))

        model.selectTab(id: "nextUpEvents", inSet: "casino")
        stage.advance(by: .milliseconds(300))

        expect(model.currentDisplayState.setSwitch, is: nil)
        expect(stage.surface, is: self.stage(self.model(.home)).surface)
    }

    @Test func `a switch takes its time in a view that has shown another bar at the same switch`() {
        let (first, second) = (model(.animating), model(.animating))
        let stage = stage(first)
        stage.advance(by: .milliseconds(300))

        stage.view.configure(with: second)
        stage.advance(by: .milliseconds(899))
        expect(second.currentDisplayState.setSwitch, isNot: nil)
        stage.advance(by: .milliseconds(1))

        #expect(second.currentDisplayState.setSwitch == nil && first.currentDisplayState.setSwitch != nil)
    }

    @Test func `without motion the new set is there at once`() {
        var environment = environment
        environment.reducesMotion = true
        let view = AdaptiveTabBarView(environment: environment)
        view.configure(with: AdaptiveTabBarViewModel(.animating, in: environment))

        let still = ComponentHarness(view, width: 66, in: environment)

        expect(still.surface, is: stage(model(.casino)).surface)
    }

    @Test func `the focus goes along to the tab that was gone to`() {
        let model = model(.home)
        let stage = stage(model)

        stage.tab()
        stage.press(.right, .right, .right, .right, .enter)

        expect(stage.window.focusedView?.accessibilityLabel, is: "Casino")
        expect(stage.window.focusedView?.frame.minX, is: 3)
    }

    @Test func `the end of a switch leaves the focus where it has gone meanwhile`() {
        let model = model(.home)
        let stage = stage(model)
        stage.tab()
        stage.press(.right, .right, .right, .right, .enter, .right)
        let focused = stage.window.focusedView

        stage.advance(by: .seconds(1))

        expect(model.currentDisplayState.setSwitch, is: nil)
        expect(focused?.accessibilityLabel, is: "Virtuals")
        #expect(stage.window.focusedView === focused)
    }

    @Test func `the focus stays with its tab as another comes before it`() {
        let model = model(.home)
        let stage = stage(model)
        stage.tab()
        stage.press(.right)

        model.update { $0.tabSets[0].items.insert(TabItemDisplayState(id: "promotions", title: "Promotions"), at: 0) }
        stage.press(.enter)

        expect(stage.calls, is: [#"AdaptiveTabBar.selectTab(id: "inPlayEvents", inSet: "home")"#])
    }

    @Test func `icons stand before captions where there is room, else above, and go where there is none`() {
        let wide = stage(model(.home), width: 90)
        let narrow = stage(model(.home), width: 40)
        let least = stage(model(.home), width: 15)

        expect(wide.rows[0], contains: "⚽ Sports")
        expect(wide.rows.count, is: 2)
        #expect(narrow.rows[0].contains("⚽") && narrow.rows[1].contains("Sports"))
        expect(least.rows.count, is: 2)
        expect(least.rows[0], lacks: "⚽")
    }

    @Test func `the bar takes all the columns that it is offered, and says so`() {
        let view = stage(model(.home)).view

        #expect(view.fillsWidth)
        expect(view.measure(Size(width: 200, height: 10)).width, is: 200)
    }

    @Test func `the active tab reads without colours`() {
        let rows = stage(model(.selecting), width: 90).rows

        expect(rows[0], contains: "🎫 My bets")
        expect(rows[1], contains: "─━━━━━━━━━━━━━━━━━─")
    }

    @Test(arguments: [
        (66, [3, 15, 27, 39, 51, 63]),
        // "Virtuals", in the other set, would be cut in as many columns as all tabs can have.
        (44, [1, 10, 19, 27, 35, 43]),
    ])
    func `tabs are equally wide, unless a caption wants a column more`(width: Int, edges: [Int]) {
        let tabs = stage(model(.home), width: width).view.subviews.map(\.frame)

        expect(tabs.map(\.minX) + [tabs[4].maxX], is: edges)
        #expect(zip(tabs, tabs.dropFirst()).allSatisfy { $0.maxX == $1.minX })
    }

    @Test func `a caption is as long when its tab is chosen as at rest`() {
        expect(stage(model(.home), width: 44).rows[1], contains: " My bets ")
        expect(stage(model(.selecting), width: 44).rows[1], contains: " My bets ")
    }

    @Test func `the focus mark stands before a caption that fills its tab`() {
        let stage = stage(model(.selecting), width: 44)
        stage.tab()
        stage.press(.right, .right)

        expect(stage.window.focusedView?.accessibilityLabel, is: "My bets")
        expect(stage.rows[1], contains: "▌My bets ")
    }

    @Test func `a caption that is cut stands clear of its neighbours`() {
        expect(stage(model(.longCaption), width: 60).rows[1], contains: " Welcome bonus an… ")
    }
}
