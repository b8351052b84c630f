import Expectations
import GomaCatalog
import GomaPictures
import TerminalKit
import Testing

@testable import GomaGallery

@MainActor
struct CatalogueScreenTests {
    @Test(arguments: [110, 120, 140])
    func `every registered component has a row under its category, which names it whole`(width: Int) throws {
        let stage = try GalleryHarness(width: width, height: 200)

        let rows = stage.window.surface.rows

        for component in stage.services.registry.components {
            #expect(rows.contains { $0.dropFirst(2).hasPrefix(component.name + " ") }, "\(component.name)")
            #expect(rows.contains { $0.hasPrefix(" " + component.category.title) }, "\(component.category)")
        }
    }

    @Test func `moving in the table changes the preview`() throws {
        let stage = try GalleryHarness()
        let first = stage.services.registry.components[0]
        let second = stage.services.registry.components[1]

        stage.press(.down)

        expect(stage.services.places.current?.id, is: second.id)
        expect(stage.text, contains: "│  \(second.name)")
        expect(stage.text, lacks: "│  \(first.name)")
        expect(stage.events.last, is: "select component: \(second.id)")
    }

    @Test func `brackets and digits switch the state, round at both ends`() throws {
        let stage = try GalleryHarness()
        let component = stage.services.registry.components[0]

        stage.type("]")
        expect(stage.services.places[component], is: 1)
        stage.type("[[")
        expect(stage.services.places[component], is: component.states.count - 1)
        stage.type("2")
        expect(stage.services.places[component], is: 1)
    }

    @Test func `two digits in a moment are one number, where there is such a state`() throws {
        let stage = try GalleryHarness(opening: "OutcomeItem")
        let component = try stage.services.registry.component(named: "OutcomeItem")

        stage.type("12")
        expect(stage.services.places[component], is: 11)
        stage.type("9")
        expect(stage.services.places[component], is: 8)
        stage.services.environment.scheduler.advance(by: .milliseconds(801))
        stage.type("1")
        stage.services.environment.scheduler.advance(by: .milliseconds(801))
        stage.type("2")
        expect(stage.services.places[component], is: 1)
        stage.services.environment.scheduler.advance(by: .milliseconds(801))
        stage.type("10")
        expect(stage.services.places[component], is: 9)
    }

    @Test func `going into a component and out of it is among the events, and not on the status line`() throws {
        let stage = try GalleryHarness(opening: "OutcomeItem")

        stage.press(.tab)
        expect(stage.events.last, is: "enter component: goma:OutcomeItem")
        expect(stage.window.surface.rows.last?.contains("enter component"), is: false)
        stage.press(.escape)

        expect(stage.events.last, is: "leave component")
    }

    @Test func `where nothing matches nothing is offered to be opened`() throws {
        let stage = try GalleryHarness()
        func hints() -> String { stage.window.surface.rows.last ?? "" }

        stage.type("/outc")
        expect(hints(), contains: "Enter open")
        stage.type("zzz")

        expect(hints(), lacks: "Enter open")
        expect(hints(), contains: "Esc show all")
    }

    @Test func `keys that come all at once are all handled`() throws {
        let stage = try GalleryHarness()
        let components = stage.services.registry.components

        for _ in 0..<5 { stage.window.send(.key(KeyEvent(.down))) }
        stage.window.send(.key(KeyEvent(.tab)))
        stage.window.update()

        expect(stage.services.places.current?.id, is: components[5].id)
    }

    @Test func `the filter narrows the table as it is typed and Esc shows all again`() throws {
        let stage = try GalleryHarness()
        let all = stage.services.registry.components.count
        let found = ComponentSearch(stage.services.registry.components).hits(for: "outcomei").count

        stage.type("/outcomei")

        #expect((1..<all).contains(found))
        expect(stage.text, contains: "\(found) of \(all)")
        expect(stage.services.places.current?.name, is: "OutcomeItem")
        stage.press(.escape)
        expect(stage.text, contains: "\(all) components")
        expect(stage.services.places.current?.name, is: "OutcomeItem")
    }

    @Test(arguments: ["odds", "betting", "locked"])
    func `the filter finds tags, categories and states`(word: String) throws {
        let stage = try GalleryHarness()

        stage.type("/\(word)")

        expect(stage.text, contains: "OutcomeItem")
        expect(stage.text, lacks: "PillSelectorBar")
    }

    @Test func `a filter that takes no more says so in its owner's language, until the next key`() throws {
        let stage = try GalleryHarness(words: GalleryWords(Localization.french))
        stage.type("/" + String(repeating: "x", count: 101))
        expect(stage.window.surface.rows.first?.contains("max. 100"), is: true)
        expect(stage.text, lacks: "a filter has")

        stage.press(.backspace)

        expect(stage.text, lacks: "max. 100")
    }

    @Test func `another order is told where the table has one`() throws {
        let stage = try GalleryHarness(width: 300)
        func status() -> String { stage.window.surface.rows.last ?? "" }
        expect(status(), contains: "   o order   ")

        stage.type("/outc")
        stage.press(.tab)

        expect(status(), contains: "Esc show all")
        expect(status(), lacks: "o order")
    }

    @Test func `letters that are commands elsewhere are text in the filter`() throws {
        let stage = try GalleryHarness()

        stage.type("/qt?")

        #expect(!stage.hasQuit)
        expect(stage.text, contains: "Nothing matches \"qt?\"")
    }

    @Test(arguments: [(120, 40), (60, 20), (20, 6), (8, 4), (3, 3)])
    func `nothing typed into the filter is a command, in however small a window`(width: Int, height: Int) throws {
        let stage = try GalleryHarness(width: width, height: height)

        stage.type("/q ")
        stage.press(.left, .left, .left, .up, .pageDown, .home, .end, .backspace, .delete, .insert)
        stage.type("?t]1VoEq")

        #expect(!stage.hasQuit)
        let commands = Set(stage.events.map { String($0.prefix { $0 != ":" }) })
        expect(commands, contains: "edit filter")
        #expect(commands.isSubset(of: ["edit filter", "change filter", "select component"]), "\(commands.sorted())")
    }

    @Test func `arrows move while one goes on typing, and Enter opens at the state that answers`() throws {
        let stage = try GalleryHarness()
        stage.type("/odds-up")
        let first = try #require(stage.services.places.current)
        expect(stage.text, contains: "│  \(first.name)")
        expect(first.stateIndex(named: "odds-up"), isNot: nil)
        expect(stage.services.places[first], is: 0)

        stage.press(.down)
        let second = try #require(stage.services.places.current)
        expect(second.id, isNot: first.id)
        stage.press(.up)
        stage.press(.enter)

        expect(stage.text, contains: "Esc back")
        expect(stage.services.places[first], is: first.stateIndex(named: "odds-up"))
        stage.press(.escape)
        expect(stage.text, contains: "Best match")
        stage.press(.escape)
        expect(stage.text, contains: " components")
    }

    @Test func `looking through answers changes nothing that was looked at before`() throws {
        let stage = try GalleryHarness()
        stage.type("/locked")
        stage.press(.down, .down, .up)
        let components = stage.services.registry.components

        stage.press(.escape)

        #expect(components.allSatisfy { stage.services.places[$0] == 0 })
    }

    @Test func `a state that answers stays on show when other screens have been over the table`() throws {
        let stage = try GalleryHarness()
        stage.type("/odds-up")
        stage.press(.tab)
        let component = try #require(stage.services.places.current)
        let answer = try #require(component.stateIndex(named: "odds-up"))
        try #require(answer > 0)

        for keys in ["E", "?"] {
            stage.type(keys)
            stage.press(.escape)
            expect(stage.window.title, is: component.title(ofStateAt: answer))
        }
        stage.type("oVV")
        expect(stage.window.title, is: component.title(ofStateAt: answer))
        expect(stage.services.places[component], is: 0)
        stage.type("[E")
        stage.press(.escape)

        expect(stage.window.title, is: component.title(ofStateAt: answer - 1))
    }

    @Test func `Enter where nothing matches goes on typing`() throws {
        let stage = try GalleryHarness()
        stage.type("/zzz")

        stage.press(.enter)
        stage.type("q")

        #expect(!stage.hasQuit)
        expect(stage.text, contains: "Nothing matches \"zzzq\"")
    }

    @Test func `Tab leads from the filter to the table, with what was found`() throws {
        let stage = try GalleryHarness()
        stage.type("/outcomei")

        stage.press(.tab)
        stage.type("]")

        expect(stage.text, contains: "Best match")
        expect(stage.events.last, is: "show state: goma:OutcomeItem Normal selected")
    }

    @Test func `inside a component every key is its own, and only Esc comes out`() throws {
        let stage = try GalleryHarness()
        stage.type("/borderedtextfield")
        stage.press(.enter)
        stage.press(.tab)

        stage.type("q]t/")

        #expect(!stage.hasQuit)
        expect(stage.text, contains: "q]t/")
        stage.press(.escape)
        stage.type("q")
        #expect(stage.hasQuit)
    }

    @Test func `what a component was told shows in the status line`() throws {
        let stage = try GalleryHarness()
        stage.type("/outcomeitem")
        stage.press(.enter)

        stage.press(.tab, .enter)

        expect(stage.text, contains: "OutcomeItem.toggleSelection()")
        expect(stage.text, contains: "✓")
    }

    @Test(arguments: [(120, 40), (80, 24), (40, 12), (20, 6), (1, 1)])
    func `it draws in any window and keeps its place over a resize`(width: Int, height: Int) throws {
        let stage = try GalleryHarness()
        stage.press(.down, .down)
        stage.type("]")
        let component = try #require(stage.services.places.current)
        let preview = stage.window.surface.rows.map { $0.dropFirst(52) }

        stage.resize(width: width, height: height)
        expect(stage.window.surface.size, is: Size(width: width, height: height))
        stage.resize(width: 120, height: 40)

        expect(stage.services.places.current?.id, is: component.id)
        expect(stage.text, contains: "▌ \(component.name) ")
        expect(stage.window.surface.rows.map { $0.dropFirst(52) }.dropFirst(2), is: preview.dropFirst(2))
    }

    @Test(arguments: [false, true])
    func `the table has the keys while the preview has no room, and for good once they are used`(isUsed: Bool) throws {
        let stage = try GalleryHarness()
        stage.type("/outcomeitem")
        stage.press(.tab, .tab)
        expect(stage.text, contains: "┏")

        stage.resize(width: 40, height: 12)
        expect(stage.text, contains: "▌ OutcomeItem")
        if isUsed { stage.press(.down) }
        stage.resize(width: 120, height: 40)

        expect(stage.text.contains("┏"), is: !isUsed)
        expect(stage.text.contains("▌ OutcomeItem"), is: isUsed)
    }

    @Test func `a theme is resolved anew and nothing is drawn`() throws {
        let stage = try GalleryHarness()
        var changes: [String] = []
        stage.services.themes.onChange = { changes.append($0.name) }
        let before = stage.window.surface

        stage.type("t")

        expect(changes, is: ["goma-light"])
        expect(stage.window.surface.rows.dropLast(), is: before.rows.dropLast())
        expect(stage.window.surface.row(5), is: before.row(5))
    }

    @Test func `the list of keys holds those of the component that is shown`() throws {
        let stage = try GalleryHarness()
        stage.type("/outcomeitem")
        stage.press(.enter)

        stage.type("?")

        expect(stage.text, contains: "state by number")
        expect(stage.text, contains: "select or deselect")
        stage.press(.escape)
        expect(stage.text, lacks: "state by number")
    }

    @Test func `without anything registered it says so`() throws {
        let style = try ThemeLibrary.embedded.theme(named: "goma-dark")
        let services = GalleryServices(
            registry: ComponentRegistry(), themes: ThemeSelection(style), environment: ViewEnvironment.simulated())
        let router = GalleryRouter(services: services) {}
        let window = router.makeWindow(size: Size(width: 80, height: 24))

        window.update()

        expect(window.surface.rows.joined(), contains: "No components are")
    }

    @Test func `where nothing is registered no key is told that wants a component`() throws {
        let stage = try GalleryHarness(registry: ComponentRegistry())

        let status = stage.window.surface.rows.last ?? ""
        #expect(status.hasPrefix(" / filter   t theme   ? keys   q quit   "), "\(status)")
        for key in ["Enter", "[ ]", "Tab", "Y copy"] { expect(status, lacks: key, "\(status)") }
    }

    @Test func `nothing is drawn while nothing happens`() throws {
        let stage = try GalleryHarness(opening: "OutcomeItem")

        expect(stage.window.update(), is: false)
        expect(stage.services.environment.scheduler.nextDue, is: nil)
    }

    @Test func `Tab goes into no preview that has been put away, and says what opens the component`() throws {
        let stage = try GalleryHarness()
        stage.type("V")

        stage.press(.tab)
        expect(stage.text, contains: "no component is shown beside the table; Enter opens it")
        stage.type("V")

        expect(stage.text, lacks: "no component is shown")
        #expect(stage.window.focusedView is CatalogueTable)
    }
}
