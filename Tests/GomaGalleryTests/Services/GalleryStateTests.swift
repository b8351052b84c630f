import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaGallery
@testable import GomaReview

/// What the gallery remembers while it runs.
@MainActor
struct GalleryStateTests {
    // MARK: Places

    @Test func `the state that was looked at before is remembered for each component`() throws {
        let registry = try SampleRegistry.make()
        let (price, slip) = (try registry.component(named: "Price"), try registry.component(named: "Slip"))
        let places = StatePlaces()
        expect([places[price], places.previous(price)], is: [0, 0])

        places[price] = 2
        places[price] = 3
        places[price] = 3
        expect([places[price], places.previous(price)], is: [3, 2])
        places[price] = 1

        expect([places[price], places.previous(price)], is: [1, 3])
        expect([places[slip], places.previous(slip)], is: [0, 0])
    }

    // MARK: Events

    @Test func `a log keeps the newest events, and counts all`() throws {
        let scheduler = TimelineScheduler()
        let log = EventLog(scheduler: scheduler)
        var told: [String] = []
        log.onRecord = { told.append($0.description) }
        for number in 1...EventLog.capacity { log.record("press", "\(number)") }
        expect(log.events.count, is: 1000)
        expect(log.events.first?.subject, is: "1")

        scheduler.advance(by: .seconds(2))
        log.record("quit")

        expect(log.events.count, is: 1000)
        expect(log.count, is: 1001)
        expect(log.events.first?.description, is: "press: 2")
        expect(log.events.last?.description, is: "quit")
        expect(log.events.last?.time.offset, is: .seconds(2))
        expect(told.count, is: 1001)
        expect(told.last, is: "quit")
    }

    // MARK: Themes

    @Test func `the themes after the one in use go round, and are as many as are asked for`() throws {
        let selection = ThemeSelection(try ThemeLibrary.embedded.theme(named: "goma-terminal"))

        expect(selection.following(0).map(\.name), is: [])
        expect(selection.following(2).map(\.name), is: ["goma-mono", "goma-dark"])
        expect(
            selection.following(9).map(\.name),
            is: [
                "goma-mono", "goma-dark", "goma-light", "goma-contrast-dark", "goma-contrast-light",
            ])
    }

    @Test func `after a theme that the library does not have comes its first`() throws {
        let own = try ThemeLibrary.embedded.theme(yaml: "name: mine\nextends: goma-dark\n", file: "mine.yaml")
        let selection = ThemeSelection(own, file: "/t/mine.yaml")

        expect(selection.following(2).map(\.name), is: ["goma-dark", "goma-light"])
        try selection.selectNext()

        expect(selection.current.name, is: "goma-dark")
        expect(selection.currentFile, is: nil)
    }

    @Test func `the word that brings a theme back is its file as long as it is in use`() throws {
        let selection = ThemeSelection(try ThemeLibrary.embedded.theme(named: "goma-light"), file: "/t/mine.yaml")
        var told: [String] = []
        selection.onChange = { told.append($0.name) }
        expect(selection.word, is: "/t/mine.yaml")

        try selection.selectNext()
        expect(selection.word, is: "goma-contrast-dark")
        try selection.select(named: "goma-mono")
        expect(selection.word, is: "goma-mono")
        try selection.select(named: "system")

        expect(selection.word, is: "/t/mine.yaml")
        expect(selection.current.name, is: "goma-light")
        expect(told, is: ["goma-contrast-dark", "goma-mono", "goma-light"])
        #expect(throws: ThemeError.self) { try selection.select(named: "nowhere") }
        expect(selection.current.name, is: "goma-light")
    }

    // MARK: Work between keys

    @Test func `sizes are measured a state at a time, once, and told`() throws {
        let idle = IdleWork()
        let sizes = MeasuredSizes(idle: idle)
        let component = try SampleRegistry.make().component(named: "Ticket")
        var told: [String] = []
        func words() -> String {
            switch sizes[component] {
            case .measuring(let done, let count): "\(done) of \(count)"
            case .measured(let sizes): "\(sizes.smallest.width) \(sizes.comfortable.width)"
            }
        }
        expect(words(), is: "0 of 2")

        sizes.measure(component) { told.append(words()) }
        while !idle.isDone { idle.work() }
        sizes.measure(component) { told.append("again") }
        while !idle.isDone { idle.work() }

        expect(told, is: ["1 of 2", "7 7"])
    }

    @Test func `whoever asks last is told as sizes are measured`() throws {
        let idle = IdleWork()
        let sizes = MeasuredSizes(idle: idle)
        let component = try SampleRegistry.make().component(named: "Ticket")
        var told: [String] = []

        sizes.measure(component) { told.append("first") }
        sizes.measure(component) { told.append("second") }
        while !idle.isDone { idle.work() }

        expect(told, is: ["second", "second"])
    }

    @Test func `the users of colours are found a component at a time, once, and told`() throws {
        let idle = IdleWork()
        let use = ColorUse(of: try SampleRegistry.make(), idle: idle)
        var told: [String] = []
        func words() -> String {
            switch use.finding {
            case .searching(let done, let count): "\(done)/\(count)"
            case .found(let use): use.userNames(of: .backgroundCards)?.joined(separator: " ") ?? ""
            }
        }
        expect(words(), is: "0/6")

        use.find { told.append("first \(words())") }
        use.find { told.append(words()) }
        while !idle.isDone { idle.work() }
        use.find { told.append("late") }

        expect(told, is: ["1/6", "2/6", "3/6", "4/6", "5/6", "6/6", "Price Reel Sieve Slip Ticket Wheel"])
    }

    // MARK: Panels

    @Test(arguments: [
        (PanelKind.controls, 60, 36), (.controls, 90, 36), (.controls, 92, 36), (.controls, 100, 40),
        (.controls, 160, 64), (.controls, 300, 64),
        (.actions, 120, 48), (.inspector, 120, 48), (.usage, 50, 36), (.usage, 60, 36), (.usage, 62, 37),
        (.usage, 100, 60), (.usage, 146, 87), (.usage, 300, 88),
    ])
    func `a panel has its share of the columns, within limits`(kind: PanelKind, columns: Int, width: Int) {
        expect(kind.width(in: columns), is: width)
    }

    @Test func `panels have a key and a title each`() {
        expect(PanelKind.allCases.map(\.key), is: ["c", "a", "i", "u"])
        let titles = PanelKind.allCases.map { GalleryWords.english.text($0.title) }
        expect(titles, is: ["Controls", "Actions", "Inspector", "Usage"])
    }

    // MARK: What is edited

    @Test(arguments: [
        (JSONValue.null, "note not there"), (.bool(true), "note on"), (.bool(false), "note off"),
        (.integer(-3), "note -3"),
        (.number(1.5), "note 1.5"), (.string("a"), "note \"a\""), (.array([]), "note with 0 elements"),
        (.array([.null]), "note with 1 element"),
        (.object(["later": .null]), "note later"), (.object(["a": .null, "b": .null]), "note as a whole"),
    ])
    func `an edit has words`(value: JSONValue, words: String) {
        expect(StateEdit(path: [.key("note")], old: .null, new: value).words(in: .english), is: words)
        let edit = StateEdit(path: [.key("note")], old: value, new: .null)
        expect(edit.inverse.words(in: .english), is: words)
        expect(edit.inverse, is: StateEdit(path: [.key("note")], old: .null, new: value))
        expect(StateEdit(path: [], whole: .reset, old: .null, new: value).words(in: .english), is: "reset")
    }

    // MARK: Numbers

    @Test(
        arguments: [
            (.integer(9), true, 1, .integer(10)), (.integer(.min), true, -1, .integer(.min)),
            (.integer(0), true, -1, .integer(-1)),
            (.integer(2), false, 1, .number(2.01)), (.integer(2), false, 10, .number(2.1)),
            (.integer(10), false, -1, .number(9.9)), (.integer(100), false, -1, .integer(99)),
            (.number(9.995), false, 1, .number(10.005)), (.number(99.95), false, 1, .number(100.05)),
            (.number(-9.99), false, -1, .integer(-10)), (.number(-10), false, -1, .number(-10.1)),
            (.number(-99.9), false, -1, .integer(-100)), (.number(99.9), false, 1, .integer(100)),
            (.number(1e15), false, 1, .integer(1_000_000_000_000_001)),
            (.number(1.123456789), false, 1, .number(1.133456789)),
            (.string("a"), false, 1, .string("a")),
        ] as [(JSONValue, Bool, Int, JSONValue)])
    func `a number steps by what it is large`(value: JSONValue, isWhole: Bool, count: Int, result: JSONValue) {
        expect(NumberStep.value(value, isWhole: isWhole, by: count), is: result)
    }
}
