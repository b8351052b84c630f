import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog
@testable import GomaKit

@MainActor
struct OutcomeItemTests {
    private let environment = ViewEnvironment.simulated()

    private func stage(
        _ state: OutcomeItemDisplayState, width: Int = 16
    ) -> (stage: ComponentHarness<OutcomeItemView>, model: OutcomeItemViewModel) {
        let model = OutcomeItemViewModel(state, in: environment)
        let view = OutcomeItemView(environment: environment)
        view.configure(with: model)
        return (ComponentHarness(view, width: width, in: environment), model)
    }

    @Test func `a price that rises shows it for three seconds and fades`() {
        let (stage, model) = stage(.home)

        model.update { $0.movePrice(to: 1.90) }
        expect(stage.rows[2], contains: "1.90 ▲")
        stage.advance(by: .milliseconds(3300))
        expect(stage.rows[2], contains: "▲")
        stage.advance(by: .milliseconds(200))

        expect(stage.rows[2], lacks: "▲")
        expect(model.currentDisplayState.oddsChange, is: .none)
    }

    @Test func `a second movement starts the time again`() {
        let (stage, model) = stage(.home)
        model.update { $0.movePrice(to: 1.90) }
        stage.advance(by: .seconds(2))

        model.update { $0.movePrice(to: 1.80) }
        stage.advance(by: .seconds(2))

        expect(stage.rows[2], contains: "1.80 ▼")
        stage.advance(by: .seconds(2))
        expect(stage.rows[2], lacks: "▼")
    }

    @Test(arguments: [OutcomeAvailability.loading, .locked, .unavailable])
    func `what is not open cannot be chosen`(availability: OutcomeAvailability) {
        let (stage, model) = stage(.homeSelected)

        model.update { $0.availability = availability }
        expectEmpty(stage.view.focusableViews)
        model.toggleSelection()
        model.update { $0.availability = .open }

        #expect(model.currentDisplayState.isSelected)
        expect(stage.rows[1], contains: "✓")
    }

    @Test(arguments: [OutcomeAvailability.locked, .unavailable], OutcomeDensity.allCases)
    func `what cannot be taken has a faint name`(availability: OutcomeAvailability, density: OutcomeDensity) {
        var state = OutcomeItemDisplayState.home
        (state.availability, state.density) = (availability, density)

        let letters = stage(state).stage.surface.cells.filter { $0.cluster.string.contains(where: \.isLetter) }

        expect(letters.map(\.cluster.string).joined(), is: "Home")
        expect(Set(letters.map(\.foreground)), is: [.role(.textDisabledOdds)])
    }

    @Test func `a click and the second button do what the keys do`() {
        let (stage, _) = stage(.home)

        stage.click(x: 3, y: 1)
        stage.press(.enter)
        stage.press(.character("m"))

        expect(
            stage.calls,
            is: [
                "OutcomeItem.toggleSelection()", "OutcomeItem.toggleSelection()", "OutcomeItem.requestDetails()",
            ])
    }

    @Test(arguments: [
        (15, "█  2  12.00 ▲ █"), (14, "█  2 12.00 ▲ █"), (13, "█ 2 12.00 ▲ █"), (12, "█ 2 12.00 ▲█"),
        (11, "█2 12.00 ▲█"), (10, "█12.00 ▲ █"),
    ])
    func `a low price gives up room between name and value before the name`(width: Int, row: String) {
        var state = OutcomeItemDisplayState.home
        (state.density, state.title, state.odds, state.oddsChange) = (.compact, "2", 12, .up)

        expect(stage(state, width: width).stage.rows[1], is: row)
    }

    @Test func `on a low price the mark of choice stands clear of the name where a column can be had for it`() {
        var state = OutcomeItemDisplayState.home
        (state.density, state.title, state.odds, state.isSelected) = (.compact, "1", 2.25, true)

        expect(stage(state, width: 12).stage.rows[1], is: "█✓ 1  2.25 █")
        expect(stage(state, width: 11).stage.rows[1], is: "█✓ 1 2.25 █")
        expect(stage(state, width: 10).stage.rows[1], is: "█✓ 1 2.25█")
    }

    @Test(arguments: [(10, "█✓ Home  █"), (9, "█✓ Home █"), (8, "█✓ Home█")])
    func `the mark of choice stands clear of a name above its price`(width: Int, row: String) {
        expect(stage(.homeSelected, width: width).stage.rows[1], is: row)
    }

    @Test(arguments: [
        (OutcomeDensity.small, ["▐  Home   1.85 ▌"]),
        (.compact, ["▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄", "█  Home   1.85 █", "▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀"]),
        (.regular, ["▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄", "█     Home     █", "█     1.85     █", "▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀"]),
        (
            .large,
            [
                "▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄", "█              █", "█     Home     █", "█     1.85     █", "█              █",
                "▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀",
            ]
        ),
    ])
    func `an outcome is as high as its density`(density: OutcomeDensity, rows: [String]) {
        var state = OutcomeItemDisplayState.home
        state.density = density

        expect(stage(state).stage.rows, is: rows)
    }

    @Test func `a small outcome shows choice, focus and movement without a border`() {
        let (stage, model) = stage(.small)

        stage.tab()
        expect(stage.rows, is: ["▌  Home   1.85 ▌"])
        stage.press(.enter)
        expect(stage.rows, is: ["▌✓ Home   1.85 ▌"])
        stage.press(.enter)
        model.update { $0.movePrice(to: 1.95) }

        expect(stage.rows, is: ["▌  Home 1.95 ▲ ▌"])
        expect(stage.surface[15, 0].foreground, is: stage.surface[14, 0].background)
    }

    @Test func `the complete name is read, the title is shown`() {
        let stage = stage(.named).stage

        expect(stage.rows[1], contains: " 1 ")
        expect(ReadingText.lines(of: stage.view), is: ["› Liverpool win 1.85"])
    }

    @Test func `a movement that another model brings of the same outcome is shown as long, and ends`() {
        let (stage, _) = stage(.rising)
        let other = OutcomeItemViewModel(.rising, in: environment)
        stage.advance(by: .seconds(1))

        stage.view.configure(with: other)
        stage.advance(by: .seconds(3))
        expect(stage.rows[2], contains: "▲")
        stage.advance(by: .milliseconds(500))

        expect(stage.rows[2], lacks: "▲")
        expect(other.currentDisplayState.oddsChange, is: .none)
    }

    @Test(arguments: [OutcomeAvailability.loading, .locked, .unavailable])
    func `a movement is shown as long once the price is open again, and ends`(availability: OutcomeAvailability) {
        let (stage, model) = stage(.home)
        model.update { $0.movePrice(to: 1.90) }
        stage.advance(by: .seconds(1))

        model.update { $0.availability = availability }
        stage.advance(by: .seconds(1))
        expect(stage.rows[2], lacks: "▲")
        model.update { $0.availability = .open }
        expect(stage.rows[2], contains: "1.90 ▲")
        stage.advance(by: .milliseconds(3300))
        expect(stage.rows[2], contains: "1.90 ▲")
        stage.advance(by: .milliseconds(200))

        expect(stage.rows[2], lacks: "▲")
        expect(model.currentDisplayState.oddsChange, is: .none)
        expect(environment.isAtRest, is: true)
    }

    @Test func `a movement ends at once in a view that its model leaves for good`() {
        let (stage, model) = stage(.home)
        model.update { $0.movePrice(to: 1.90) }
        #expect(!environment.isAtRest)

        stage.view.leaveForGood()

        #expect(environment.isAtRest)
    }

    @Test func `without motion a movement is there and then gone`() {
        var calm = environment
        calm.reducesMotion = true
        let model = OutcomeItemViewModel(.rising, in: calm)
        let view = OutcomeItemView(environment: calm)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 16, in: calm)
        let lit = stage.surface

        stage.advance(by: .milliseconds(2999))
        expect(stage.surface, is: lit)
        stage.advance(by: .milliseconds(1))

        expect(stage.rows[2], lacks: "▲")
    }
}
