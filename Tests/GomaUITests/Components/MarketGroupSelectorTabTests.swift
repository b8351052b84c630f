import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog
@testable import GomaBetting

@MainActor
struct MarketGroupSelectorTabTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a heavy line lies under the chosen tab alone`() {
        let stage = stage(model(.limited))

        expect(
            stage.rows,
            is: [
                "  1X2  Over/under",
                "─━━━━━────────────" + String(repeating: "─", count: 30),
            ])
    }

    @Test func `the colours of a tab take a fifth of a second`() {
        let model = model(.limited)
        let stage = stage(model)
        func color() -> ColorReference { stage.surface[7, 0].foreground }
        expect(color(), is: .role(.textPrimary))

        model.selectMarketGroup(id: "over-under")
        let onTheWay = color()
        stage.advance(by: MarketGroupTabItemView.fadeDuration)

        expect(onTheWay, isNot: .role(.textPrimary))
        expect(onTheWay, isNot: .role(.highlightPrimary))
        expect(color(), is: .role(.highlightPrimary))
        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test func `a tab whose colours are on their way is at rest with another model of the same ID`() {
        let model = MarketGroupTabItemViewModel(
            MarketGroupTabItemDisplayState(id: "1x2", title: "1x2"), in: environment)
        let view = MarketGroupTabItemView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 20, in: environment)
        func color() -> ColorReference { stage.surface[1, 1].foreground }
        expect(color(), is: .role(.separatorLine))
        model.select()
        let onTheWay = color()

        view.configure(with: MarketGroupTabItemViewModel(model.currentDisplayState, in: environment))

        expect(onTheWay, isNot: .role(.separatorLine))
        expect(onTheWay, isNot: .role(.highlightPrimary))
        expect(color(), is: .role(.highlightPrimary))
    }

    @Test func `a tab is chosen at once where another model of the same ID says so`() {
        let view = MarketGroupTabItemView(environment: environment)
        view.configure(
            with: MarketGroupTabItemViewModel(
                MarketGroupTabItemDisplayState(id: "1x2", title: "1x2"), in: environment))
        let stage = ComponentHarness(view, width: 20, in: environment)

        view.configure(
            with: MarketGroupTabItemViewModel(
                MarketGroupTabItemDisplayState(id: "1x2", title: "1x2", isSelected: true), in: environment))

        expect(stage.surface[1, 1].foreground, is: .role(.highlightPrimary))
        #expect(environment.isAtRest)
    }

    @Test func `a tab that is out of use is not chosen`() {
        let model = MarketGroupTabItemViewModel(
            MarketGroupTabItemDisplayState(id: "1x2", title: "1x2", isEnabled: false), in: environment)

        model.select()

        #expect(!model.currentDisplayState.isSelected)
        expectEmpty(environment.owner.requests)
    }

    @Test func `a tab on its own says of which group it is`() {
        let model = MarketGroupTabItemViewModel(
            MarketGroupTabItemDisplayState(id: "1x2", groupID: "derby", title: "1x2"), in: environment)

        model.select()

        expect(environment.owner.requests.map(\.description), is: ["app:choose group=derby id=1x2"])
    }

    @Test func `a press moves the choice once`() {
        let model = model(.standard)
        let stage = stage(model)

        stage.tab()
        stage.press(.right)
        stage.press(.enter)

        expect(selected(model), is: ["double-chance"])
        expect(environment.owner.requests.compactMap { ($0.request as? ChooseItem)?.id }, is: ["double-chance"])
        expect(
            stage.calls,
            is: [
                "MarketGroupTabItem.select()", #"MarketGroupSelectorTab.selectMarketGroup(id: "double-chance")"#,
            ])
    }

    @Test(arguments: ["1x2", "nowhere", "unavailable"])
    func `what is chosen already, not there, or out of use changes nothing`(id: String) {
        let model = model(.mixed)

        model.selectMarketGroup(id: id)

        expectEmpty(environment.owner.requests)
        expect(model.currentDisplayState, is: .mixed)
    }

    @Test func `a tab without room is scrolled to when it is chosen from outside`() {
        let model = model(.standard)
        let stage = stage(model, width: 30)
        #expect(stage.rows[0].hasSuffix("›"))

        model.selectMarketGroup(id: "another")
        stage.advance(by: .milliseconds(160))

        #expect(stage.rows[0].hasPrefix("‹"))
        #expect(stage.rows[0].hasSuffix("Another market"))
        expect(stage.view.scrollProgress, is: 1)
    }

    @Test func `stretched tabs fill the bar in equal widths`() {
        let stage = stage(model(.stretchTwo), width: 42)

        expect(stage.view.focusableViews.map(\.frame.width), is: [20, 20])
    }

    @Test func `loading shows a shape, then the groups`() {
        let model = model(.loading)
        let stage = stage(model)
        model.follow(.arrival(while: { $0.isLoading }) { bar, _ in bar.isLoading = false })

        expect(stage.rows[0], contains: "░░░░")
        expectEmpty(stage.view.focusableViews)
        model.selectMarketGroup(id: "over-under")
        expect(model.currentDisplayState.selectedGroupID, is: "1x2")
        stage.advance(by: .milliseconds(1500))

        expect(stage.rows, is: self.stage(self.model(.standard)).rows)
        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test func `without groups the bar says so`() {
        expect(stage(model(.empty)).rows[0], is: "  No market groups available")
    }

    @Test func `a disabled bar takes neither focus nor choice`() {
        let model = model(.disabled)
        let stage = stage(model)

        stage.tab()
        model.selectMarketGroup(id: "over-under")

        #expect(stage.window.focusedView == nil)
        expect(selected(model), is: ["1x2"])
    }

    @Test func `badges, order and titles follow the feed`() {
        let model = model(.categories)
        let stage = stage(model, width: 80)

        model.update { $0.groups[3] = .init(id: "sets", title: "Sets", badgeCount: 120) }
        expect(stage.rows[0], contains: "Sets  99+")
        model.update { $0.groups.reverse() }

        #expect(stage.rows[0].hasPrefix("  Sets  99+"))
        expect(selected(model), is: ["all"])
    }

    @Test func `the choice goes with the group that had it`() {
        let model = model(.mixed)

        model.update { $0.groups.removeAll { $0.id == "1x2" } }

        expectEmpty(selected(model))
    }

    private func model(_ state: MarketGroupSelectorTabDisplayState) -> MarketGroupSelectorTabViewModel {
        MarketGroupSelectorTabViewModel(state, in: environment)
    }

    private func selected(_ model: MarketGroupSelectorTabViewModel) -> [String] {
        model.currentDisplayState.groups.filter(\.isSelected).map(\.id)
    }

    private func stage(
        _ model: MarketGroupSelectorTabViewModel, width: Int = 48
    ) -> ComponentHarness<MarketGroupSelectorTabView> {
        let view = MarketGroupSelectorTabView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: width, in: environment)
    }
}
