import Expectations
import GomaPictures
import Testing

@testable import GomaCatalog
@testable import TerminalKit

@MainActor
struct PillSelectorBarTests {
    private let environment = ViewEnvironment.simulated()

    /// How long a bar takes to where it is sent.
    private static let glideTime = Duration.milliseconds(160)

    private typealias Harness = ComponentHarness<PillSelectorBarView>

    private func stage(_ model: PillSelectorBarViewModel, width: Int = 48) -> Harness {
        let view = PillSelectorBarView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: width, in: environment)
    }

    private func model(_ state: PillSelectorBarDisplayState) -> PillSelectorBarViewModel {
        PillSelectorBarViewModel(state, in: environment)
    }

    private func selected(_ model: PillSelectorBarViewModel) -> [String] {
        model.currentDisplayState.pills.filter(\.isSelected).map(\.id)
    }

    @Test func `a press moves the selection once, with one call of each`() {
        let model = model(.textOnly)
        let stage = stage(model)

        stage.tab()
        stage.press(.right)
        stage.press(.enter)

        expect(selected(model), is: ["favorites"])
        expect(stage.calls, is: ["PillItem.toggleSelection()", #"PillSelectorBar.selectPill(id: "favorites")"#])
        #expect(stage.rows[0].contains("▌█My favourites█▌"))
    }

    @Test func `pressing the selected pill does not deselect it`() {
        let model = model(.textOnly)
        let stage = stage(model)

        stage.tab()
        stage.press(.enter)

        expect(selected(model), is: ["all-sports"])
    }

    @Test func `a bar that does not show its choice tells it all the same`() {
        var state = PillSelectorBarDisplayState.textOnly
        state.showsChoice = false
        let model = model(state)

        model.selectPill(id: "trending")

        expect(environment.owner.requests.compactMap { ($0.request as? ChooseItem)?.id }, is: ["trending"])
        expect(selected(model), is: ["all-sports"])
    }

    @Test func `read-only pills show their own choices and take no focus`() {
        let model = model(.readOnlyMarkets)
        let stage = stage(model, width: 80)

        stage.tab()
        model.selectPill(id: "spread")

        #expect(stage.window.focusedView == nil)
        expect(selected(model), is: ["moneyline", "totals"])
        let underlined = stage.surface.cells.filter { $0.attributes.contains(.underline) }
        expect(underlined.map(\.cluster.string).joined(), is: "MoneylineTotals")
    }

    @Test func `read-only pills beyond the edge are reached by scrolling the bar itself`() {
        let stage = stage(model(.readOnlyMarkets), width: 30)

        stage.tab()
        #expect(stage.rows[0].hasPrefix("▌"))
        stage.press(.end)
        stage.advance(by: Self.glideTime)

        #expect(stage.rows[0].hasSuffix("▐ Props ▌"))
        expect(stage.view.scrollProgress, is: 1)
    }

    @Test func `the focused pill is scrolled into view and marks say where there is more`() {
        let stage = stage(model(.textOnly), width: 30)
        #expect(stage.rows[0].hasSuffix("›"))
        #expect(stage.rows[0].hasPrefix(" "))

        stage.tab()
        stage.press(.right, .right, .right)
        stage.advance(by: Self.glideTime)

        #expect(stage.rows[0].hasPrefix("‹"))
        #expect(stage.rows[0].hasSuffix("Ending soon ▌"))
    }

    @Test func `a selection from outside is scrolled into view`() {
        let model = model(.textOnly)
        let stage = stage(model, width: 30)

        model.selectPill(id: "ending-soon")
        stage.advance(by: Self.glideTime)

        #expect(stage.rows[0].hasSuffix("▐█Ending soon█▌"))
    }

    @Test func `a bar glides to what is chosen, fast at first, and asks for no more time then`() {
        let model = model(.textOnly)
        let stage = stage(model, width: 30)
        var places = [stage.view.scrollProgress]

        model.selectPill(id: "ending-soon")
        for _ in 0..<6 {
            places.append(stage.view.scrollProgress)
            stage.advance(by: .milliseconds(32))
        }

        expect(places, is: places.sorted())
        expect(places.last, is: 1)
        #expect(places[1] > 0 && places[3] < 1)
        #expect(places[1] - places[0] > places[4] - places[3])
        expect(environment.scheduler.nextDue, is: nil)
    }

    @Test func `a bar that is sent elsewhere turns round where it is`() {
        let model = model(.textOnly)
        let stage = stage(model, width: 30)
        model.selectPill(id: "ending-soon")
        stage.advance(by: .milliseconds(64))
        let turn = stage.view.scrollProgress

        model.selectPill(id: "all-sports")
        #expect(stage.view.scrollProgress < turn && stage.view.scrollProgress > 0)
        stage.advance(by: Self.glideTime)

        expect(stage.view.scrollProgress, is: 0)
    }

    @Test func `without motion a bar is there at once`() {
        var calm = environment
        calm.reducesMotion = true
        let model = PillSelectorBarViewModel(.textOnly, in: calm)
        let view = PillSelectorBarView(environment: calm)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 30, in: calm)

        model.selectPill(id: "ending-soon")

        #expect(stage.rows[0].hasSuffix("▐█Ending soon█▌"))
    }

    @Test func `a bar that is reused while it glides rests`() {
        let model = model(.textOnly)
        let stage = stage(model, width: 30)
        model.selectPill(id: "ending-soon")

        stage.view.prepareForReuse()
        stage.view.configure(with: self.model(.markets))
        stage.advance(by: .seconds(1))

        expect(stage.surface, is: self.stage(self.model(.markets), width: 30).surface)
    }

    @Test func `a reused bar starts at its beginning`() {
        let stage = stage(model(.lastSelected), width: 30)
        #expect(stage.rows[0].hasPrefix("‹"))

        stage.view.prepareForReuse()
        stage.view.configure(with: model(.markets))

        expect(stage.surface, is: self.stage(model(.markets), width: 30).surface)
    }

    @Test func `without scrolling the pills are narrowed`() {
        let stage = stage(model(.withoutScrolling), width: 20)

        expect(stage.rows, is: [" ▐█Live█▌ ▐Upcomi…▌"])
    }

    @Test func `a disabled bar takes neither focus nor clicks`() {
        let model = model(.disabled)
        let stage = stage(model)

        stage.tab()
        stage.click(x: 20, y: 0)
        model.selectPill(id: "totals")

        #expect(stage.window.focusedView == nil)
        expect(selected(model), is: ["popular"])
    }

    @Test func `a hidden bar takes no room and comes back`() {
        let model = model(.hidden)
        let stage = stage(model)
        expect(ComponentRenderer.fittingSize(of: stage.view, width: 48).height, is: 0)

        model.update { $0.isVisible = true }

        expect(ComponentRenderer.fittingSize(of: stage.view, width: 48).height, is: 1)
    }

    @Test func `removing the selected pill leaves none selected`() {
        let model = model(.textOnly)

        model.update { $0.pills.removeAll { $0.id == "all-sports" } }

        expectEmpty(selected(model))
    }
}
