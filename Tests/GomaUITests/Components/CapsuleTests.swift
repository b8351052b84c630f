@testable import GomaCatalog
import Expectations
import GomaPictures
import TerminalKit
import Testing

@MainActor
struct CapsuleTests {
    private let environment = ViewEnvironment.simulated()

    @Test(arguments: [
        (CapsuleDisplayState.live, "▐ ● LIVE ▌"), (.count, "▐16▌"), (.result(.lost), "▐ ✗ Lost ▌"),
        (.result(.cashedOut), "▐ $ Cashed out ▌"),
    ])
    func `a capsule says what it is for`(state: CapsuleDisplayState, row: String) {
        expect(stage(CapsuleViewModel(state, in: environment)).rows, is: [row])
    }

    @Test func `a capsule is as wide and high as it is told, and no higher than five rows`() {
        expect(stage(CapsuleViewModel(.wide, in: environment)).rows, is: ["▐  Jackpot  ▌"])
        var tall = CapsuleDisplayState.tall
        expect(
            stage(CapsuleViewModel(tall, in: environment)).rows,
            is: [
                "▐               ▌", "▐  Super Boost  ▌", "▐               ▌",
            ])
        tall.minimumHeight = .max

        expect(stage(CapsuleViewModel(tall, in: environment)).rows.count, is: 5)
    }

    @Test func `its own words are in the customer's language`() {
        let environment = ViewEnvironment.simulated(localization: Localization.portuguese)
        let view = CapsuleView(environment: environment)
        view.configure(with: CapsuleViewModel(.result(.won), in: environment))

        expect(ComponentHarness(view, width: 20, in: environment).rows, is: ["▐ ✓ Ganha ▌"])
    }

    @Test func `an interactive one tells its model, which asks its owner`() {
        let model = CapsuleViewModel(.interactive, in: environment)
        let stage = stage(model)

        stage.tab()
        stage.press(.enter)
        stage.click(x: 4, y: 0)

        expect(
            environment.owner.requests.map(\.description),
            is: Array(repeating: "app:press id=\(model.currentDisplayState.id)", count: 2))
        expect(stage.calls, is: ["Capsule.press()", "Capsule.press()"])
    }

    @Test func `a call for one that is only read is recorded, and asks for nothing`() {
        let model = CapsuleViewModel(.live, in: environment)

        model.press()

        expect(environment.actionLog.actions.map(\.description), is: ["Capsule.press()"])
        expectEmpty(environment.owner.requests)
    }

    @Test func `one that is only read takes no focus`() {
        let stage = stage(CapsuleViewModel(.live, in: environment))

        stage.tab()
        stage.click(x: 4, y: 0)

        #expect(!stage.view.isFocused)
        expectEmpty(stage.calls)
    }

    @Test func `one that can be pressed no more gives the focus away at once`() {
        let model = CapsuleViewModel(.interactive, in: environment)
        let stage = stage(model)
        stage.tab()
        #expect(stage.view.isFocused)

        model.update { $0.isInteractive = false }
        stage.window.update()

        #expect(!stage.view.isFocused)
    }

    @Test func `the mark goes before the words do`() {
        let view = CapsuleView(environment: environment)
        view.configure(with: CapsuleViewModel(.live, in: environment))

        expect(ComponentHarness(view, width: 6, in: environment).rows, is: ["▐LIVE▌"])
    }

    private func stage(_ model: CapsuleViewModel) -> ComponentHarness<CapsuleView> {
        let view = CapsuleView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: 30, in: environment)
    }
}
