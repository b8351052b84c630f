import Expectations
import GomaCatalog
import TerminalKit
import PageTestSupport
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// Pages in much room and in little: cards in columns, the order in which they are read, and the place that is kept.
@MainActor
struct PageRoomTests {
    /// A page of many matches, one card for each.
    private static let list: String = {
        let matches = (1...40).map { number in
            "      - {id: m\(number), home: Home \(number)., away: Away \(number)., sport: football, competition: League}\n"
        }
        return "sources:\n  book:\n    kind: sportsbook\n    matches:\n" + matches.joined()
            + "parts:\n  - {component: InlineMatchCard, each: book.matches, gap: 1}\n"
    }()

    /// What scrolls, in the order in which it is read.
    private func cards(_ stage: PageHarness) -> [View] {
        let view = stage.window.topController?.view
        let scroller = view?.subviews.first?.subviews.first { $0 is ScrollView }
        return scroller?.tree.compactMap { ($0 as? PagePartView)?.subviews.first } ?? []
    }

    private func place(_ view: View) -> Rect { view.convertToWindow(view.bounds) }

    /// The row of a text on the screen.
    private func row(_ text: String, in stage: PageHarness) -> Int? {
        stage.window.surface.rows.firstIndex { $0.contains(text) }
    }

    // MARK: Columns

    @Test(arguments: PageHarness.names, [(80, 24), (120, 40), (200, 60), (260, 70)])
    func `no card is wider than the eye follows, none lies over another, and the room is used`(
        name: String, size: (Int, Int)
    ) throws {
        let stage = try PageHarness(name, width: size.0, height: size.1)
        let places = cards(stage).map(place).filter { !$0.isEmpty }

        // Rows of games scroll sideways, and have all the room.
        let widest = name == "casino" ? size.0 : 80
        #expect(!places.isEmpty && places.allSatisfy { $0.width <= widest && $0.maxX <= size.0 })
        for (index, one) in places.enumerated() {
            for other in places[(index + 1)...] { #expect(!one.intersects(other), "\(one) and \(other)") }
        }
        // A form is as wide as is good for it, however much room there is.
        guard name != "signup" else { return }
        let right = places.map(\.maxX).max() ?? 0
        #expect(right >= size.0 - 8, "a blank edge of \(size.0 - right) columns")
    }

    @Test func `a part takes the width that the file gives it, a list flows in columns of that width`() throws {
        let text = Self.list.replacing("gap: 1", with: "width: 40")
        let stage = try PageHarness(
            describing: text + "  - {component: InlineMatchCard, of: book.matches.m1, width: 100}\n", width: 130,
            height: 200)
        let places = cards(stage).map(place)

        expect(places.prefix(5).map(\.minX), is: [0, 33, 66, 99, 0])
        #expect(places.dropLast().allSatisfy { $0.width == 31 })
        expect(places.last?.width, is: 100)
    }

    @Test(arguments: [40, 80, 120, 200])
    func `games of a category stand as far apart as other cards`(width: Int) throws {
        let stage = try PageHarness("casino", width: width, height: 40)
        _ = stage.presenter.go(to: "category/slots")
        stage.wait(.seconds(1))

        let views = stage.window.topController?.view.tree ?? []
        let places = views.filter { $0 is CasinoGameCardView && $0.isVisible }.map(place)
        let first = try #require(places.first)
        let row = places.filter { $0.minY == first.minY }

        #expect(row.count > 1)
        #expect(zip(row, row.dropFirst()).allSatisfy { $1.minX - $0.maxX == PageFlow.gap }, "\(row)")
    }

    @Test func `cards are read line by line, and Tab goes the same way`() throws {
        let stage = try PageHarness(describing: Self.list, width: 200, height: 60)
        let places = cards(stage).map(place)

        expect(places.prefix(4).map(\.minX), is: [0, 67, 134, 0])
        #expect(Set(places.prefix(3).map(\.minY)).count == 1 && places[3].minY == places[0].maxY + 1)
        stage.press(.tab, .right)
        expect(stage.focusedWords, contains: "Home 2.")
        stage.press(.down)
        expect(stage.focusedWords, contains: "Home 5.")
        stage.press(.left, .up)
        expect(stage.focusedWords, contains: "Home 1.")
    }

    /// The list with so many rows beside it, in a column of a width of its own.
    private static func list(beside count: Int) -> String {
        let rows = (1...count).map { "          - {component: HeaderText, with: {title: Beside \($0).}}\n" }
        return list.replacing(
            "  - {component: InlineMatchCard, each: book.matches, gap: 1}\n",
            with: "  - columns:\n      - parts: [{component: InlineMatchCard, each: book.matches, gap: 1}]\n"
                + "      - width: 30\n        parts:\n" + rows.joined())
    }

    @Test func `a column of a width of its own stays in view beside a longer one`() throws {
        let stage = try PageHarness(describing: Self.list(beside: 2), width: 120, height: 30)
        let before = try #require(row("Beside 1.", in: stage))

        stage.press(.pageDown, .pageDown)

        expect(row("Home 1.", in: stage), is: nil)
        expect(row("Beside 1.", in: stage), is: before)
        stage.press(.end)
        #expect(row("Home 40.", in: stage) != nil && row("Beside 2.", in: stage) != nil)
        stage.press(.home)
        #expect(row("Home 1.", in: stage) != nil && row("Beside 1.", in: stage) == before)
    }

    @Test func `one that is higher than the room is scrolled to its end, and to its beginning again`() throws {
        let stage = try PageHarness(describing: Self.list(beside: 60), width: 120, height: 30)

        stage.press(.end)

        #expect(row("Beside 60.", in: stage) != nil && row("Beside 1.", in: stage) == nil)
        stage.press(.home)
        #expect(row("Beside 1.", in: stage) != nil && row("Beside 60.", in: stage) == nil)
    }

    @Test func `a card keeps its column when one before it grows`() throws {
        let stage = try PageHarness("sportsbook", width: 200, height: 60)
        let before = cards(stage).map { place($0).minX }
        try stage.feed(#"{"type":"clock","match":"liv-ars","period":"1st half","minute":12}"#)
        try stage.feed(#"{"type":"score","match":"liv-ars","home":1,"away":0}"#)

        expect(stage.text, contains: "LIVE")
        expect(cards(stage).map { place($0).minX }, is: before)
    }

    @Test func `markets that come back stand and are reached where they were`() throws {
        let stage = try PageHarness("match", width: 200, height: 60)
        func stops() -> [String] {
            let view = stage.window.topController?.view
            return view?.focusableViews.compactMap { ReadingText.words(of: $0) } ?? []
        }
        let (text, order) = (stage.text, stops())

        try stage.focus("Goals")
        stage.press(.enter)
        expect(stage.text, lacks: "Double chance")
        try stage.focus("All")
        stage.press(.enter, .escape)

        expect(stage.text, is: text)
        expect(stops(), is: order)
    }

    // MARK: Another size

    @Test func `what was read stays in its row when the page flows into other columns`() throws {
        let stage = try PageHarness(describing: Self.list, width: 200, height: 20)
        stage.press(.pageDown, .pageDown)
        let before = stage.text
        let number = try #require(cards(stage).firstIndex { place($0).minY >= 0 }) + 1
        let line = try #require(row("Home \(number).", in: stage))
        #expect(number > 3)

        for width in [80, 120, 260] {
            stage.resize(width: width, height: 20)
            expect(row("Home \(number).", in: stage), is: line, "at \(width)")
        }
        stage.resize(width: 200, height: 20)

        expect(stage.text, is: before)
    }

    @Test func `the control with the focus keeps it, and its row`() throws {
        let stage = try PageHarness(describing: Self.list, width: 200, height: 20)
        stage.press(.tab, .right, .down, .down, .down, .down, .down)
        let (words, before) = (stage.focusedWords, stage.text)
        let focused = try #require(stage.window.focusedView)
        let line = place(focused).minY
        expect(words, contains: "Home 17.")

        for width in [80, 120] {
            stage.resize(width: width, height: 20)
            #expect(stage.window.focusedView === focused, "at \(width)")
            expect(place(focused).minY, is: line, "at \(width)")
        }
        stage.resize(width: 200, height: 20)

        expect(stage.text, is: before)
    }

    @Test func `in less room the control with the focus is still in view`() throws {
        let stage = try PageHarness(describing: Self.list, width: 200, height: 40)
        stage.press(.tab, .right, .down, .down, .down, .down, .down)
        let focused = try #require(stage.window.focusedView)

        for (width, height) in [(80, 24), (70, 8), (200, 12), (200, 40)] {
            stage.resize(width: width, height: height)
            #expect(stage.window.focusedView === focused)
            expect(focused.visibleRect.height, is: min(focused.bounds.height, height - 1), "at \(width)×\(height)")
        }
    }

    @Test func `a page at its beginning stays there`() throws {
        let stage = try PageHarness(describing: Self.list, width: 80, height: 20)

        let before = stage.text

        stage.resize(width: 200, height: 20)
        expect(row("Home 1.", in: stage), is: row("Home 2.", in: stage))
        stage.resize(width: 80, height: 20)

        expect(stage.text, is: before)
    }
}
