import Expectations
import Foundation
import GomaCatalog
import TerminalKit
import TestSupport
import Testing

@testable import GomaGallery

@MainActor
struct ControlsPresenterTests {
    @Test func `fields come as they are declared, with what can be done with each`() throws {
        let fields = try ControlsHarness("OutcomeItem").presenter.fields

        expect(
            fields.map(\.id),
            is: [
                "id", "title", "odds", "availability", "isSelected", "isBoosted", "oddsChange", "changeCount",
                "density", "completeName", "bettingOfferID",
            ])
        expect(fields[1].content, is: .text("Home"))
        expect(fields[2].content, is: .number("1.85", isWhole: false))
        expect(fields[4].content, is: .toggle(false))
        expect(fields[6].content, is: .choice(["none", "up", "down"], current: 0))
        expect(fields[7].content, is: .number("0", isWhole: true))
    }

    @Test func `a switch goes into the running model`() throws {
        let bench = try ControlsHarness("OutcomeItem")
        let model = bench.preview.content?.instance.model

        bench.presenter.activate("isBoosted")

        try expect(bench.value("isBoosted"), is: .bool(true))
        #expect(bench.preview.content?.instance.model === model)
        expect(bench.preview.content?.isEdited, is: true)
    }

    @Test func `a choice goes round in both directions`() throws {
        let bench = try ControlsHarness("OutcomeItem")

        bench.presenter.step("oddsChange", by: -1)
        try expect(bench.value("oddsChange"), is: .string("down"))
        bench.presenter.step("oddsChange", by: 1)
        bench.presenter.step("oddsChange", by: 1)
        try expect(bench.value("oddsChange"), is: .string("up"))
    }

    @Test func `a case brings values along that it has in other states`() throws {
        let bench = try ControlsHarness("PillItem")
        let counts = try #require(bench.presenter.field("kind")?.content)
        guard case .choice(let names, _) = counts else {
            Issue.record("kind is no choice")
            return
        }
        expect(names, is: ["informative", "expansible", "countable"])

        for _ in names where try bench.state[[.key("kind"), .key("countable")]] == nil {
            bench.presenter.step("kind", by: 1)
        }

        expect(bench.presenter.field("kind.countable.count")?.content, is: .number("12", isWhole: true))
    }

    @Test func `a case with values of its own is closed and opened by Enter, and stays the case that it is`() throws {
        let bench = try ControlsHarness("PillItem")
        let count: [JSONValue.Step] = [.key("kind"), .key("countable")]
        for _ in 1...3 where try bench.state[count] == nil { bench.presenter.step("kind", by: 1) }
        let before = try bench.state

        bench.presenter.activate("kind")
        expect(bench.presenter.field("kind")?.isOpen, is: false)
        expect(bench.presenter.field("kind.countable.count")?.isFolded, is: true)
        bench.presenter.activate("kind")

        expect(bench.presenter.field("kind")?.isOpen, is: true)
        try expect(bench.state, is: before)
    }

    @Test(arguments: [
        (1.85, 1, JSONValue.number(1.86)), (1.85, -1, .number(1.84)), (1.99, 1, .integer(2)),
        (1.855, 1, .number(1.865)),
        (9.99, 1, .integer(10)), (10.5, 1, .number(10.6)), (150, 1, .integer(151)), (0, -1, .number(-0.01)),
        (1.85, 10, .number(1.95)), (0.1, 2, .number(0.12)), (1e300, 1, .number(1e300)),
    ])
    func `decimals step without dust`(from: Double, by: Int, to: JSONValue) {
        expect(NumberStep.value(.number(from), isWhole: false, by: by), is: to)
    }

    @Test(arguments: [("1.23456789012345678901", 1, "1.24456789012345678901"), ("-0.005", -1, "-0.015")])
    func `a number that is typed and stepped keeps every digit`(text: String, by: Int, stepped: String) throws {
        let value = try #require(JSONValue(number: text))

        expect(NumberStep.value(value, isWhole: false, by: by), is: JSONValue(number: stepped))
    }

    @Test func `odds are taken as they are typed, to the last digit`() throws {
        let bench = try ControlsHarness("OutcomeItem")

        #expect(bench.presenter.enter("1.23456789012345678901", for: "odds"))

        expect(bench.presenter.field("odds")?.content, is: .number("1.23456789012345678901", isWhole: false))
        try expect(bench.value("odds"), is: JSONValue(number: "1.23456789012345678901"))
    }

    @Test func `whole numbers stop where there are no more`() {
        expect(NumberStep.value(.integer(3), isWhole: true, by: -10), is: .integer(-7))
        expect(NumberStep.value(.integer(.max), isWhole: true, by: 1), is: .integer(.max))
    }

    @Test func `a text is typed in place`() throws {
        let bench = try ControlsHarness("OutcomeItem")

        bench.presenter.activate("title")
        expect(bench.edited?.text, is: "Home")
        bench.presenter.enter("Haus\u{1B}[2J", for: "title")

        try expect(bench.value("title"), is: .string("Haus\u{1B}[2J"))
    }

    @Test(arguments: [("changeCount", " 7 ", JSONValue.integer(7)), ("odds", "\t1.9 ", .number(1.9))])
    func `blanks around a number that is typed do not matter`(id: String, text: String, value: JSONValue) throws {
        let bench = try ControlsHarness("OutcomeItem")

        #expect(bench.presenter.enter(text, for: id))

        try expect(bench.value(id), is: value)
        expectEmpty(bench.messages)
    }

    @Test(arguments: [("BetInfoSubmission", "stake", 20), ("OutcomeItem", "title", 1000)])
    func `a text is typed up to the limit that its schema names, and refused beyond it`(
        component: String, id: String, most: Int
    ) throws {
        let bench = try ControlsHarness(component)

        bench.presenter.activate(id)

        expect(bench.edited?.most, is: most)
        guard most < TextField.defaultMaximumLength else { return }
        let before = try bench.state
        #expect(!bench.presenter.enter(String(repeating: "1", count: most + 1), for: id))
        expect(bench.messages, is: ["\(id): wants text of at most \(most) characters"])
        try expect(bench.state, is: before)
    }

    @Test func `a text that is longer than a line usually is can be typed over whole`() throws {
        let bench = try ControlsHarness("OutcomeItem")
        let text = String(repeating: "x", count: TextField.defaultMaximumLength + 5)
        try #require(bench.presenter.enter(text, for: "title"))

        bench.presenter.activate("title")

        expect(bench.edited?.text, is: text)
        expect(bench.edited?.most, is: text.count)
    }

    @Test(arguments: [
        ("odds", "much", "odds: wants a number from 1.001 to 1000000000000, not \"much\""),
        ("odds", "", "odds: wants a number from 1.001 to 1000000000000, not \"\""),
        ("odds", "inf", "odds: wants a number from 1.001 to 1000000000000, not \"inf\""),
        ("changeCount", "1.5", "changeCount: wants a whole number from 0 to 999999999, not \"1.5\""),
        ("changeCount", "-1", "changeCount: wants a whole number from 0 to 999999999, not \"-1\""),
        ("changeCount", "1000000000", "changeCount: wants a whole number from 0 to 999999999, not \"1000000000\""),
    ])
    func `what does not fit is refused, and the old value stays`(id: String, text: String, reason: String) throws {
        let bench = try ControlsHarness("OutcomeItem")
        let before = try bench.state

        #expect(!bench.presenter.enter(text, for: id))

        expect(bench.messages, is: [reason])
        try expect(bench.state, is: before)
        expect(bench.preview.content?.isEdited, is: false)
    }

    @Test func `a step down stops at the end of the range, and says so there`() throws {
        let bench = try ControlsHarness("OutcomeItem")
        bench.presenter.enter("5", for: "changeCount")

        bench.presenter.step("changeCount", by: -NumberStep.large)
        try expect(bench.value("changeCount"), is: .integer(0))
        expectEmpty(bench.messages)
        bench.presenter.step("changeCount", by: -1)

        try expect(bench.value("changeCount"), is: .integer(0))
        expect(bench.messages, is: ["changeCount: wants a whole number from 0 to 999999999"])
    }

    @Test func `money may be taken off`() throws {
        let row = try ControlsHarness("BetDetailRow", state: "Negative amount")
        let amount = try #require(row.presenter.fields.first { $0.id.hasSuffix("amount") })
        #expect(row.presenter.enter("-20", for: amount.id))
    }

    @Test func `a value is copied as it is written, what holds others as JSON`() throws {
        let bench = try ControlsHarness("PillSelectorBar")
        let clipboard = try #require(bench.services.clipboard as? PrivateClipboard)

        bench.presenter.copy("pills[0].title")
        bench.presenter.copy("pills[0]")

        let title = try #require(try bench.value("pills[0].title")?.text)
        expect(clipboard.texts.first, is: title)
        expect(clipboard.texts.last?.contains("\"title\" : \"\(title)\""), is: true)
        expect(bench.messages, is: ["copied pills[0].title", "copied pills[0]"])
    }

    @Test func `what the state's own type refuses is refused with its reason`() throws {
        let bench = try ControlsHarness("OutcomeItem")
        let before = try bench.state

        #expect(throws: DecodingError.self) {
            try bench.preview.edit([.key("oddsChange")], to: .string("sideways"))
        }

        try expect(bench.state, is: before)
        expect(bench.preview.content?.isEdited, is: false)
    }

    @Test func `controls hear of an edit while they are open, and of none once they have been closed`() throws {
        let bench = try ControlsHarness("OutcomeItem")
        let before = bench.fieldChanges
        try bench.preview.edit([.key("title")], to: .string("Haus"))
        let heard = bench.fieldChanges
        #expect(heard > before)

        bench.presenter.stop()
        try bench.preview.edit([.key("title")], to: .string("Hof"))

        expect(bench.fieldChanges, is: heard)
    }

    @Test func `an optional value is taken away and switched on again`() throws {
        let bench = try ControlsHarness("OutcomeItem")

        bench.presenter.remove("odds")
        expect(bench.presenter.field("odds")?.content, is: .nothing)
        bench.presenter.activate("odds")
        expect(bench.presenter.field("odds")?.content, is: .number("1.85", isWhole: false))

        bench.presenter.remove("title")
        expect(bench.messages, is: ["title: has to be there"])
        try expect(bench.value("title"), is: .string("Home"))
    }

    @Test func `what is not there has nothing before it`() throws {
        let bench = try ControlsHarness("OutcomeItem")
        bench.presenter.remove("odds")

        bench.presenter.step("odds", by: -1)
        expect(bench.presenter.field("odds")?.content, is: .nothing)
        bench.presenter.step("odds", by: 1)

        expect(bench.presenter.field("odds")?.content, is: .number("1.85", isWhole: false))
    }

    @Test func `elements are added, moved and taken away`() throws {
        let bench = try ControlsHarness("PillSelectorBar")
        func titles() throws -> [String] {
            guard case .array(let pills)? = try bench.value("pills") else { return [] }
            return pills.compactMap { if case .string(let title)? = $0[[.key("title")]] { title } else { nil } }
        }
        let before = try titles()

        bench.presenter.move("pills[0]", by: 1)
        try expect(titles().prefix(2), is: [before[1], before[0]])
        expect(bench.selected, is: "pills[1]")
        bench.presenter.remove("pills[0]")
        try expect(titles(), is: [before[0]] + before.dropFirst(2))
        bench.presenter.add("pills[0]")
        try expect(titles(), is: [before[0], before[0]] + before.dropFirst(2))
        try expect(bench.value("pills[0].id"), isNot: bench.value("pills[1].id"))
        bench.presenter.add("pills")
        try expect(titles().count, is: before.count + 1)
        bench.presenter.move("pills[0]", by: -1)
        expectEmpty(bench.messages)
    }

    @Test func `a list that is selected gets a copy of its last element at its end`() throws {
        let bench = try ControlsHarness("PillSelectorBar")
        func ids() throws -> [String] {
            guard case .array(let pills)? = try bench.value("pills") else { return [] }
            return pills.compactMap { if case .string(let id)? = $0[[.key("id")]] { id } else { nil } }
        }
        try expect(ids(), is: ["all", "football", "basketball", "baseball", "soccer", "tennis"])

        bench.presenter.add("pills")

        try expect(ids(), is: ["all", "football", "basketball", "baseball", "soccer", "tennis", "tennis-2"])
    }

    @Test func `each copy of an element has an id of its own`() throws {
        let bench = try ControlsHarness("PillSelectorBar")
        func ids() throws -> [String] {
            guard case .array(let pills)? = try bench.value("pills") else { return [] }
            return pills.compactMap { if case .string(let id)? = $0[[.key("id")]] { id } else { nil } }
        }

        for _ in 1...3 { bench.presenter.add("pills[0]") }

        try expect(ids().prefix(5), is: ["all", "all-4", "all-3", "all-2", "football"])
    }

    @Test func `the last element goes, and an empty list gets one back`() throws {
        let bench = try ControlsHarness("MarketInfoLine")
        while bench.presenter.field("icons[0]") != nil { bench.presenter.remove("icons[0]") }
        expect(bench.presenter.field("icons")?.content, is: .list(0))
        expect(bench.selected, is: "icons")

        bench.presenter.add("icons")

        expect(bench.presenter.field("icons")?.content, is: .list(1))
        expect(bench.presenter.field("icons[0]")?.isFolded, is: false)
    }

    @Test func `what lies inside opens and closes`() throws {
        let bench = try ControlsHarness("TallOddsMatchCard")
        expect(bench.presenter.field("header.time")?.isFolded, is: true)

        bench.presenter.activate("header")
        expect(bench.presenter.field("header.time")?.isFolded, is: false)
        bench.presenter.step("header", by: -1)

        expect(bench.presenter.field("header.time")?.isFolded, is: true)
        expect(bench.preview.content?.isEdited, is: false)
    }

    @Test func `what is open goes with its element, wherever edits put that and undo puts it back`() throws {
        let bench = try ControlsHarness("PillSelectorBar")
        func openElements() -> [String] { bench.presenter.fields.filter { $0.isElement && $0.isOpen }.map(\.id) }
        bench.presenter.activate("pills[1]")

        bench.presenter.move("pills[1]", by: 1)
        expect(openElements(), is: ["pills[2]"])
        bench.presenter.add("pills[0]")
        expect(openElements(), is: ["pills[3]"])
        bench.presenter.remove("pills[0]")
        expect(openElements(), is: ["pills[2]"])
        _ = bench.preview.undo()
        expect(openElements(), is: ["pills[3]"])
        bench.presenter.enter("other", for: "pills[3].id")
        expect(openElements(), is: ["pills[3]"])
        bench.presenter.remove("pills[3]")

        expect(openElements(), is: [])
    }

    @Test func `opening what is open and closing what is closed changes nothing`() throws {
        let bench = try ControlsHarness("TallOddsMatchCard")

        bench.presenter.step("header", by: 1)
        bench.presenter.step("header", by: 1)
        expect(bench.presenter.field("header")?.isOpen, is: true)
        bench.presenter.step("header", by: -1)
        bench.presenter.step("header", by: -1)

        expect(bench.presenter.field("header")?.isOpen, is: false)
        let events = bench.services.eventLog.events.map(\.description).filter { $0.hasSuffix("field: header") }
        expect(events, is: ["open field: header", "close field: header"])
    }

    @Test func `what the component does by itself is seen in its fields`() throws {
        let bench = try ControlsHarness("PillItem", state: "Unselected")
        try expect(bench.value("isSelected"), is: .bool(false))

        (bench.preview.content?.instance.model as? PillItemViewModel)?.toggleSelection()

        expect(bench.presenter.field("isSelected")?.content, is: .toggle(true))
        expect(bench.preview.content?.isEdited, is: false)
    }

    @Test func `an edit that is taken back is none`() throws {
        let bench = try ControlsHarness("OutcomeItem")
        var told: [Bool] = []
        bench.preview.onEditedChange = { told.append($0.isEdited) }

        bench.presenter.activate("isBoosted")
        bench.presenter.activate("isBoosted")

        expect(told, is: [true, false])
    }

    @Test func `a state that could not be saved is not saved`() throws {
        let bench = try ControlsHarness("OutcomeItem")
        bench.presenter.activate("isBoosted")
        try FileManager.default.removeItem(atPath: bench.folder.path)
        try Data().write(to: URL(fileURLWithPath: bench.folder.path))

        bench.presenter.save()

        expect(bench.messages.count, is: 1)
        expect(bench.services.edits.unsavedCount, is: 1)
    }

    @Test func `a component before its model has nothing to edit`() throws {
        let bench = try ControlsHarness("OutcomeItem", state: "Blank")

        expectEmpty(bench.presenter.fields)
        bench.presenter.save()
        expectEmpty(bench.messages)
    }
}
