import TerminalKit
import Testing

@MainActor
struct BetScreensTests {
    private func window(_ screen: ViewController, height: Int = 5) -> Window {
        let window = Window(size: Size(width: 30, height: height), root: screen)
        window.update()
        return window
    }

    private func press(_ window: Window, _ keys: Key...) {
        for key in keys {
            window.send(.key(KeyEvent(key)))
            window.update()
        }
    }

    @Test func `a list keeps its selection with the bet, wherever that moves to`() {
        let (list, rows) = (ListView(), BetRows())
        list.dataSource = rows
        list.selectedRow = 1
        let window = Window(size: Size(width: 30, height: 4), root: ListScreen(list))

        rows.bets.insert("Casa Pia – Arouca", at: 0)
        list.reloadData()
        window.update()

        #expect(list.selectedRow == 2)
        #expect(window.surface.rows[0].contains("Casa Pia – Arouca"))
    }

    @Test func `a table is sorted by a key, and Enter opens the selected bet`() {
        let screen = BetScreen()
        let window = window(screen)
        #expect(window.surface.rows[0] == " Match                   Stake")

        press(window, .character("s"), .home, .enter)

        #expect(
            window.surface.rows[0...2] == [
                " Match                 Stake ▴", "▌Nacional – Estoril       5.00",
                " Benfica – Porto         10.00",
            ])
        #expect(screen.opened == 0)
    }

    @Test func `a page of very many matches makes those in view`() {
        let page = MatchPage()
        let window = window(page, height: 6)

        page.show((0..<100_000).map { "\($0)" })
        window.update()
        #expect(window.surface.rows[0].hasPrefix("All matches"))
        #expect(window.surface.rows[1].contains("Match 0"))
        #expect(page.matches.subviews.count < 12)
        window.focus(page.matches.view(for: "0"))
        window.send(.key(.backTab))
        window.update()

        #expect(window.surface.rows[5].contains("Match 99999"))
        #expect(page.matches.subviews.count < 16)
    }
}

private final class ListScreen: ViewController {
    private let list: ListView

    init(_ list: ListView) {
        self.list = list
        super.init()
    }

    override func loadView() -> View { list }
}
