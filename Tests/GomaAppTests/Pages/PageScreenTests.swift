import Expectations
import GomaTestSupport
import GomaCatalog
import TerminalKit
import PageTestSupport
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// A page at the keyboard: its keys, the way out, and the focus where controls come and go.
@MainActor
struct PageScreenTests {
    // MARK: Keys and commands

    @Test(arguments: PageHarness.names)
    func `? lists the keys of the page, and once inside those of the part with the focus too`(name: String) throws {
        let stage = try PageHarness(name)

        stage.type("?")
        #expect(stage.text.contains(/Space, Alt-, +hold time/))
        expect(stage.text, lacks: "leave the parts")
        stage.press(.escape, .tab)
        stage.type("?")

        expect(stage.text, contains: "leave the parts")
        // Space is the part's own by then.
        #expect(stage.text.contains(/Alt-, +hold time/) && !stage.text.contains("Space, Alt-,"))
        stage.press(.control("p"))
        expect(stage.text, contains: "hold time")
        stage.press(.escape)
        expect(stage.focusedWords, isNot: "nobody")
    }

    @Test func `the palette does what a page can do, and offers no component`() throws {
        let stage = try PageHarness("betslip")

        stage.press(.control("p"))
        expect(stage.text, contains: "leave the page")
        expect(stage.text, lacks: "component")
        stage.type("hold")
        stage.press(.enter)

        #expect(stage.services.time.isPaused)
        expect(stage.status, contains: "paused")
        expect(stage.events, contains: "choose: hold time")
    }

    @Test func `a second or a minute passes by a key, and time is held from then on`() throws {
        let stage = try PageHarness("betslip")
        let start = stage.services.environment.scheduler.now

        stage.press(KeyEvent(.character("."), .alt))
        expect(stage.services.environment.scheduler.now.offset - start.offset, is: .seconds(1))
        stage.press(KeyEvent(.character(">"), .alt))

        expect(stage.services.environment.scheduler.now.offset - start.offset, is: .seconds(61))
        #expect(stage.services.time.isPaused)
    }

    @Test func `themes and events open over a page and lead back to it`() throws {
        let stage = try PageHarness("betslip")
        let before = stage.text

        for key in ["T", "E"] {
            stage.type(key)
            expect(stage.text, isNot: before)
            stage.press(.escape)
            expect(stage.text, is: before, "\(key)")
        }
    }

    @Test func `while a text is typed the palette still offers every command`() throws {
        let stage = try PageHarness("betslip")
        stage.window.focus(stage.window.topController?.view.focusableViews.first { $0 is TextField })

        stage.type("?5")
        expect(stage.text, lacks: "hold time")
        stage.press(.control("p"))

        expect(stage.text, contains: "hold time")
        #expect(!stage.hasQuit)
    }

    @Test func `the hints name what keys do on the part with the focus, and lead to help and out`() throws {
        let stage = try PageHarness("sportsbook", width: 80, height: 24)
        expect(stage.status, contains: "? keys   q quit")

        expect(stage.status, lacks: "Esc leave")
        stage.press(.tab)

        expect(stage.status, contains: "Esc leave")
        expect(stage.status, contains: "? keys   q quit")
    }

    // MARK: The way out

    @Test func `Esc leaves at once where nothing is on the slip`() throws {
        let stage = try PageHarness("betslip")

        stage.press(.escape)

        #expect(stage.hasQuit)
    }

    @Test func `Esc asks before a slip is lost, and leaves when pressed again`() throws {
        let stage = try PageHarness("betslip")
        try stage.click("2.01")
        try stage.click("3.25")
        stage.press(.escape)
        #expect(!stage.hasQuit)

        stage.press(.escape)
        expect(stage.status, contains: "Esc again leaves; 2 selections are on the slip")
        #expect(!stage.hasQuit)
        stage.press(.escape)

        #expect(stage.hasQuit)
    }

    @Test(arguments: ["E", "T"])
    func `the key that ends the program asks too where another screen stands over the page`(screen: String) throws {
        let stage = try PageHarness("betslip")
        try stage.click("2.01")
        stage.press(.escape)
        stage.type(screen)

        stage.type("q")
        #expect(!stage.hasQuit)
        expect(stage.status, contains: "q again leaves; 1 selection is on the slip")
        stage.type("q")

        #expect(stage.hasQuit)
    }

    @Test func `of several slips that would be lost the one of the first source is told`() throws {
        func match(_ id: String, _ odds: String) -> String {
            "{id: \(id), competition: L, home: Reds, away: Blues, markets: ["
                + "{id: 1x2, name: R, outcomes: [{id: home, title: Home, odds: \(odds)}]}]}"
        }
        let text = """
            sources:
              one: {kind: sportsbook, matches: [\(match("a", "1.5"))]}
              two: {kind: sportsbook, matches: [\(match("b", "1.6")), \(match("c", "1.7"))]}
            parts:
              - {component: InlineMatchCard, each: one.matches}
              - {component: InlineMatchCard, each: two.matches}
            """
        let stage = try PageHarness(describing: text, width: 100, height: 40)
        for odds in ["1.50", "1.60", "1.70"] { try stage.click(odds) }

        stage.press(.escape, .escape)

        expect(stage.status, contains: "Esc again leaves; 1 selection is on the slip")
    }

    @Test(arguments: ["another key", "time", "a click"])
    func `the question is withdrawn by`(way: String) throws {
        let stage = try PageHarness("betslip")
        try stage.click("2.01")
        stage.press(.escape, .escape)
        expect(stage.status, contains: "Esc again leaves; 1 selection is on the slip")

        switch way {
        case "another key": stage.press(.down)
        case "time": stage.wait(.seconds(5))
        default: try stage.click("3.25")
        }
        expect(stage.status, lacks: "again")
        stage.press(.escape)
        if way == "a click" { stage.press(.escape) }

        #expect(!stage.hasQuit)
        expect(stage.status, contains: "again")
    }

    @Test func `choices are among the events of a page, by their full names`() throws {
        let stage = try PageHarness("betslip")

        try stage.click("2.01")
        try stage.click("3.35")

        let choices = stage.events.filter { $0.contains("outcome") }
        expect(choices, is: ["choose outcome: Liverpool", "give up outcome: Liverpool", "choose outcome: Arsenal"])
    }

    @Test(arguments: PageHarness.names)
    func `every price of a page is chosen by Enter and given up by another`(name: String) throws {
        let stage = try PageHarness(name)
        let prices = (stage.window.topController?.view.focusableViews ?? []).filter { $0 is OutcomeItemView }
        expect(!prices.isEmpty, is: ["betslip", "filters", "match", "sportsbook"].contains(name))

        for price in prices {
            stage.window.focus(price)
            stage.wait(.seconds(1))
            stage.press(.enter)
            expect(stage.events.last?.hasPrefix("choose outcome: "), is: true)
            expect(stage.presenter.book.slip.active.count, is: 1)
            stage.press(.enter)
            expect(stage.events.last?.hasPrefix("give up outcome: "), is: true)
            expectEmpty(stage.presenter.book.slip.active)
        }
    }

    @Test func `a selection that is being taken out is none to be lost`() throws {
        let stage = try PageHarness("betslip")
        try stage.click("1.63")
        try stage.click("×  Bayern")
        stage.press(.escape, .escape)

        #expect(stage.hasQuit)
    }

    @Test func `q quits at once, and Esc on a match's page only leads back`() throws {
        let stage = try PageHarness("sportsbook")
        try stage.focus("Liverpool")
        stage.press(.enter)
        #expect(stage.window.topController is PageViewController)
        stage.type("q")

        #expect(stage.hasQuit)
    }

    @Test func `the terminal's window is called after the page, and after a match while its page is open`() throws {
        let stage = try PageHarness("sportsbook")
        expect(stage.window.title, is: "Sportsbook")

        try stage.focus("Liverpool")
        stage.press(.enter)
        expect(stage.window.title, is: "Liverpool – Arsenal")
        stage.press(.escape)
        stage.press(.escape)

        expect(stage.window.title, is: "Sportsbook")
    }

    // MARK: The focus

    @Test func `taking a selection out and letting it go leaves the focus nearby`() throws {
        let stage = try PageHarness("betslip")
        for price in ["2.01", "2.02", "1.63"] { try stage.click(price) }
        try stage.focus("Remove")
        stage.press(.enter)
        expect(stage.focusedWords, contains: "Put back")

        stage.wait(.seconds(6))

        expect(stage.focusedWords, is: "Remove the selection")
        expect(stage.presenter.book.slip.selections.count, is: 2)
    }

    @Test func `a bet is placed, and at no moment does nobody have the focus`() throws {
        let stage = try PageHarness("betslip")
        try stage.click("2.01")
        try stage.click("+10")
        try stage.focus("Place bet")

        stage.press(.enter)
        for tenth in 1...100 {
            #expect(stage.window.focusedView != nil, "after \(tenth) tenths of a second")
            stage.wait(.milliseconds(100))
        }

        expect(stage.text, contains: "Nothing chosen yet")
        expect(stage.focusedWords, isNot: "nobody")
    }

    @Test func `the last line names no key of a bet's button while its answer is awaited`() throws {
        let stage = try PageHarness("betslip")
        try stage.click("2.01")
        try stage.click("+10")
        try stage.focus("Place bet")
        stage.window.update()
        expect(stage.status, contains: "Enter, Space press")

        stage.press(.enter)
        expect(stage.status, lacks: "Enter")
        stage.wait(.seconds(3))

        expect(stage.focusedWords, contains: "Take back")
        expect(stage.status, contains: "Enter, Space press")
    }

    // MARK: Room

    @Test(arguments: PageHarness.names, [(260, 70), (120, 40), (80, 24), (40, 12), (20, 5), (1, 1)])
    func `nothing overlaps at any size, inside or not`(name: String, size: (Int, Int)) throws {
        let stage = try PageHarness(name, width: size.0, height: size.1)
        for isInside in [false, true] {
            if isInside { stage.press(.tab) }
            let parts = stage.window.topController?.view.subviews.filter { !$0.frame.isEmpty } ?? []
            for (index, one) in parts.enumerated() {
                for other in parts[(index + 1)...] {
                    #expect(!one.frame.intersects(other.frame), "\(name): \(one.frame) and \(other.frame)")
                }
                #expect(one.frame.maxX <= size.0 && one.frame.maxY <= size.1)
            }
            #expect(DisplayText(stage.status).width <= size.0)
        }
    }

    @Test(arguments: PageHarness.names)
    func `no key is listed with two meanings, whatever has the focus`(name: String) throws {
        let stage = try PageHarness(name)
        let screen = try #require(stage.window.topController as? PageViewController)
        expect(screen.keySections.repeatedKeys, is: [])

        for stop in screen.view.focusableViews {
            stage.window.focus(stop)
            expect(screen.keySections.repeatedKeys, is: [], "\(String(nameOf: stop))")
        }
    }
}
