import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct PageDotsViewTests {
    @Test func `the dot of the page in view is filled`() {
        #expect(rows(page: 1, of: 3, width: 9) == ["  ○ ◉ ○"])
    }

    @Test func `with more pages than room two numbers stand in`() {
        #expect(rows(page: 4, of: 20, width: 12) == ["    5/20"])
    }

    @Test func `arrows stop at the ends and Enter goes round`() {
        let dots = PageDotsView(in: ViewEnvironment.simulated())
        var chosen: [Int] = []
        dots.onChoose = { chosen.append($0) }

        dots.render(page: 2, of: 3)
        #expect(!dots.handle(KeyEvent(.right)))
        #expect(dots.handle(KeyEvent(.left)))
        #expect(dots.handle(KeyEvent(.enter)))

        dots.render(page: 0, of: 3)
        #expect(!dots.handle(KeyEvent(.left)))
        #expect(dots.handle(KeyEvent(.right)))

        #expect(chosen == [1, 0, 1])
    }

    private func rows(page: Int, of count: Int, width: Int) -> [String] {
        let dots = PageDotsView(in: ViewEnvironment.simulated())
        dots.render(page: page, of: count)
        let window = Window(size: Size(width: width, height: 1), root: TopAlignedScreen(dots))
        window.update()
        return window.surface.rows
    }
}
