import TerminalKit
import Testing

@MainActor
struct DeskScreenTests {
    private func row(_ screen: ViewController, width: Int) -> String {
        let window = Window(size: Size(width: width, height: 1), root: screen)
        window.update()
        return window.surface.rows[0]
    }

    @Test func `sizes hold, shares divide the rest, and what may go goes where room runs out`() {
        #expect(
            row(DeskScreen(), width: 80) == "Leagues      Matches" + String(repeating: " ", count: 38)
                + "Slip")
        #expect(
            row(DeskScreen(), width: 34) == "Leagues      Matches")
    }

    @Test func `the customer moves the line between two views`() {
        let screen = SplitDeskScreen()
        let window = Window(size: Size(width: 61, height: 1), root: screen)
        window.update()
        #expect(window.surface.rows[0].hasPrefix("Leagues           │Matches"))

        window.focus(screen.split.divider)
        window.send(.key(KeyEvent(.right)))
        window.update()

        #expect(window.surface.rows[0].hasPrefix("Leagues            ┃Matches"))
    }

    @Test func `odds stand under each other, with a badge over the corner`() {
        let card = OddsCard()
        card.frame = Rect(x: 0, y: 0, width: 20, height: 5)
        let screen = CardScreen(card)
        let window = Window(size: Size(width: 20, height: 5), root: screen)
        window.update()

        #expect(
            window.surface.rows == [
                "              LIVE", " Benfica       1.85", " Draw           3.4", " Porto         12.5",
                "",
            ])
    }
}

private final class CardScreen: ViewController {
    private let card: View

    init(_ card: View) {
        self.card = card
        super.init()
    }

    override func loadView() -> View { card }
}
