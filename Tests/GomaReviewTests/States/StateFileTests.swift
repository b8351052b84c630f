import Expectations
import Foundation
import GomaCatalog
import Testing

@testable import GomaReview

@MainActor
struct StateFileTests {
    private func state(_ text: String, of name: String = "OutcomeItem") throws -> JSONValue {
        let component = try ComponentRegistry.goma.component(named: name)
        return try JSONValue(StateFile(parsing: text, file: "a.yaml").state(of: component))
    }

    private func problem(_ text: String, of name: String = "OutcomeItem") -> String? {
        do {
            _ = try state(text, of: name)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func `a few fields are laid over a named state`() throws {
        let fields = try state("title: Haus\nodds: 7\nisBoosted: true")

        expect(fields[[.key("title")]], is: .string("Haus"))
        expect(fields[[.key("odds")]], is: .integer(7))
        expect(fields[[.key("id")]], is: .string("home"))
    }

    @Test(arguments: ["OutcomeItem", "outcomeitem", "OutcomeItemView", "goma:OutcomeItem", "GOMA:outcomeitem"])
    func `a file names its component as commands do`(name: String) throws {
        let fields = try state("component: \(name)\nstate:\n  odds: 7")

        expect(fields[[.key("odds")]], is: .integer(7))
        expect(fields[[.key("id")]], is: .string("home"))
    }

    @Test func `null takes an optional field away`() throws {
        try expect(state("odds: null")[[.key("odds")]], is: nil)
    }

    @Test func `elements of a list say what they have to, and the rest has the values of their type`() throws {
        let games = try state(
            "games: [{id: a, name: A}, {id: b, name: B, isLoading: true}]", of: "CasinoCategorySection")

        expect(games[[.key("games"), .index(0), .key("isLoading")]], is: .bool(false))
        expect(games[[.key("games"), .index(1), .key("isLoading")]], is: .bool(true))
        expect(
            problem("games: [{name: A}]", of: "CasinoCategorySection"),
            is: "a.yaml:1:9: games[0].id: is missing, and wants text")
    }

    @Test func `of many mistakes the first are told, and how many more there are`() throws {
        let fields = (0..<2000).map { "unknown\(1000 + $0): 1" }.joined(separator: "\n")

        let error = try #require(throws: StateFileError.self) { try state(fields) }

        expect(error.sentences.count, is: 21)
        expect(
            error.sentences.first?.hasPrefix("a.yaml:1:1: \"unknown1000\" is not a field here; there are id, "),
            is: true)
        #expect(error.sentences[19].hasPrefix("a.yaml:20:1: "))
        expect(error.sentences.last, is: "and 1980 more")
    }

    @Test func `all mistakes of a file are told at once, with their places`() {
        let text = """
            component: OutcomeItem
            state:
              odds: 0.5
              titel: x
              oddsChange: sideways
              isBoosted: 7
              odds: 2
            component: OutcomeItem
            """

        expect(
            problem(text)?.split(separator: "\n").map { $0.prefix(60) },
            is: [
                "a.yaml:3:9: odds: wants a number from 1.001 to 1000000000000",
                "a.yaml:4:3: \"titel\" is not a field here; did you mean \"title",
                "a.yaml:5:15: oddsChange: wants one of none, up, down",
                "a.yaml:6:14: isBoosted: wants true or false",
                "a.yaml:7:3: odds: stands there already, in line 3",
                "a.yaml:8:1: component: stands there already, in line 1",
            ])
    }

    @Test func `what only a type knows has its place too`() {
        expect(
            problem("moment: {year: 2026, month: 2, day: 30, hour: 1, minute: 1}", of: "TransactionItem"),
            is: "a.yaml:1:32: moment.day: is 30 and wants a day of month 2 of 2026, 1 to 28")
    }

    @Test func `a moment that is not in the calendar is refused with its place`() {
        let moment = "year: 2026, month: 13, day: 31, hour: 25, minute: 61"

        expect(
            problem("moment: {\(moment)}", of: "TransactionItem"),
            is: """
                a.yaml:1:29: moment.month: wants a whole number from 1 to 12
                a.yaml:1:48: moment.hour: wants a whole number from 0 to 23
                a.yaml:1:60: moment.minute: wants a whole number from 0 to 59
                """)
        expect(
            problem(
                "notifications: [{id: a, title: x, text: y, isRead: true, moment: {\(moment)}}]", of: "NotificationList"
            )?.hasPrefix("a.yaml:1:86: notifications[0].moment.month: wants a whole number from 1 to 12\n"), is: true)
    }

    @Test func `JSON is read as YAML is`() throws {
        try expect(state("{\"title\": \"1.85\"}")[[.key("title")]], is: .string("1.85"))
    }

    @Test(arguments: [
        ("titel: x", "a.yaml:1:1: \"titel\" is not a field here; did you mean \"title\"?"),
        ("odds: much", "a.yaml:1:7: odds: wants a number"),
        ("title: null", "a.yaml:1:1: title: is missing, and wants text"),
        ("- a", "a.yaml: holds no fields; write one \"field: value\" on each line"),
        ("", "a.yaml: holds no fields; write one \"field: value\" on each line"),
        ("component: PillItem\nstate:\n  title: x", "a.yaml: is a state of PillItem, not of OutcomeItem"),
        (
            "component: acme:OutcomeItem\nstate:\n  title: x",
            "a.yaml: is a state of acme:OutcomeItem, not of goma:OutcomeItem"
        ),
        ("title: [", "a.yaml:2:"), ("title: &a x", "a.yaml:1: \"&\" and \"*\" make anchors"),
    ])
    func `what does not fit is named`(text: String, message: String) {
        expect(problem(text)?.hasPrefix(message), is: true, "\(problem(text) ?? "nothing")")
    }

    @Test(arguments: [
        ("period: weekly", "UserLimitCard", ["period"], #"{"weekly": {}}"#),
        ("value: {text: a}", "InfoRow", ["value"], #"{"text": {"_0": "a"}}"#),
        ("value: {text: {_0: a}}", "InfoRow", ["value"], #"{"text": {"_0": "a"}}"#),
        (
            "value: {money: {amount: 4, currency: EUR}}", "InfoRow", ["value", "money"],
            #"{"_0": {"amount": 4, "currency": "EUR"}}"#
        ),
    ])
    func `a case stands by its name, and its value right under that`(
        text: String, name: String, path: [String], value: String
    ) throws {
        let found = try state(text, of: name)[path.map(JSONValue.Step.key)]
        try expect(found, is: JSONValue(Data(value.utf8)))
    }

    @Test(arguments: [
        ("period: yearly", "UserLimitCard", "a.yaml:1:9: period: wants one of daily, weekly, monthly, named: …"),
        ("period: {yearly: {}}", "UserLimitCard", "a.yaml:1:9: period: wants one of daily, weekly, monthly, named: …"),
        ("period: {named: {}}", "UserLimitCard", "a.yaml:1:17: period.named: wants text"),
        ("value: {text: [a]}", "InfoRow", "a.yaml:1:15: value.text: wants text"),
        ("value: [a]", "InfoRow", "a.yaml:1:8: value: wants one of text: …, money: …"),
        ("limit: 7", "UserLimitCard", "a.yaml:1:8: limit: wants the fields amount, currency"),
        ("oddsChange: sideways", "OutcomeItem", "a.yaml:1:13: oddsChange: wants one of none, up, down"),
        ("isBoosted: 7", "OutcomeItem", "a.yaml:1:12: isBoosted: wants true or false"),
    ])
    func `what would be right is told`(text: String, name: String, message: String) {
        expect(problem(text, of: name)?.hasPrefix(message), is: true, "\(problem(text, of: name) ?? "nothing")")
    }

    @Test func `a file that the gallery writes is for people`() throws {
        let component = try ComponentRegistry.goma.component(named: "UserLimitCard")
        let data = try #require(try component.stateData(at: 0))

        let yaml = try StateFile.text(of: data, component: component, isJSON: false)

        expect(yaml, lacks: "{}")
        expect(yaml, contains: "period: ")
    }

    @Test(arguments: ["yes", "1.85", "", " x", "a: b", "#a", "null", "-", "日本", "a\nb", "\"", "0x1F", "1e3", "~"])
    func `texts stay texts`(text: String) throws {
        let value = JSONValue.object(["a": .string(text)])
        try expect(DataText.value(of: DataText.yaml(of: value), file: "a"), is: value)
    }
}
