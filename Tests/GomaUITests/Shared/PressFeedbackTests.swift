import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

/// The moment for which a press shows.
@MainActor
struct PressFeedbackTests {
    private let environment = ViewEnvironment.simulated()

    private func isUnderlined(_ surface: Surface) -> Bool {
        surface.cells.contains { $0.attributes.contains(.underline) }
    }

    @Test func `a row that was pressed shows it for a moment, and not once it is another one`() {
        let rows = ["one", "two"].map {
            ActionRowViewModel(ActionRowDisplayState(id: $0, title: $0), in: environment)
        }
        for row in rows { row.onPress = { _ in } }
        let view = ActionRowView(environment: environment)
        view.configure(with: rows[0])
        let stage = ComponentHarness(view, width: 30, in: environment)
        stage.tab()

        stage.press(.enter)
        expect(environment.around(.milliseconds(100)) { isUnderlined(stage.surface) }, is: [true, false])
        stage.press(.enter)
        #expect(isUnderlined(stage.surface))
        view.configure(with: rows[1])

        #expect(!isUnderlined(stage.surface))
    }

    @Test func `a tile that was pressed shows it for a moment, and not once it is another one`() {
        let tiles = ["slots", "live"].map {
            SquareSeeMoreViewModel(SquareSeeMoreDisplayState(destination: $0), in: environment)
        }
        for tile in tiles { tile.onSeeMore = {} }
        let view = SquareSeeMoreView(environment: environment)
        view.configure(with: tiles[0])
        let stage = ComponentHarness(view, width: 20, in: environment)
        stage.tab()

        stage.press(.enter)
        expect(environment.around(.milliseconds(100)) { isUnderlined(stage.surface) }, is: [true, false])
        stage.press(.enter)
        #expect(isUnderlined(stage.surface))
        view.configure(with: tiles[1])

        #expect(!isUnderlined(stage.surface))
    }
}
