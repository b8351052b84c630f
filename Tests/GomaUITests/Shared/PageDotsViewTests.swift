import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

@MainActor
struct PageDotsViewTests {
    @Test func `the dot of the page in view is filled`() {
        expect(rows(page: 1, of: 3, width: 9), is: ["  ○ ◉ ○"])
    }

    @Test func `with more pages than room two numbers stand in`() {
        expect(rows(page: 4, of: 20, width: 12), is: ["    5/20"])
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

        expect(chosen, is: [1, 0, 1])
    }

    @Test(arguments: [(2, 0), (3, 0), (6, 2), (7, 2)])
    func `a click on a dot, or right behind it, leads to its page`(x: Int, page: Int) {
        expect(chosen(byClickAt: x, page: 1, of: 3, width: 9), is: [page])
        expect(chosen(byClickAt: 2 * x, page: 1, of: 3, width: 19, in: .ascii), is: [page])
    }

    @Test func `a click on the dot of the page in view leads nowhere`() {
        expectEmpty(chosen(byClickAt: 4, page: 1, of: 3, width: 9))
    }

    @Test func `a click beside the dots, and on numbers in their place, leads to the next page`() {
        expect(chosen(byClickAt: 0, page: 0, of: 3, width: 9), is: [1])
        expect(chosen(byClickAt: 8, page: 0, of: 3, width: 9), is: [1])
        expect(chosen(byClickAt: 4, page: 4, of: 20, width: 12), is: [5])
    }

    private func chosen(
        byClickAt x: Int, page: Int, of count: Int, width: Int, in glyphs: Glyphs = .unicode
    ) -> [Int] {
        let dots = PageDotsView(in: ViewEnvironment.simulated(glyphs: glyphs))
        var chosen: [Int] = []
        dots.onChoose = { chosen.append($0) }
        dots.render(page: page, of: count)
        let window = Window(size: Size(width: width, height: 1), root: TopAlignedScreen(dots), glyphs: glyphs)
        window.update()
        window.send(.mouse(MouseEvent(.press(.left), at: Point(x: x, y: 0))))
        return chosen
    }

    private func rows(page: Int, of count: Int, width: Int) -> [String] {
        let dots = PageDotsView(in: ViewEnvironment.simulated())
        dots.render(page: page, of: count)
        let window = Window(size: Size(width: width, height: 1), root: TopAlignedScreen(dots))
        window.update()
        return window.surface.rows
    }
}
