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

        #expect(fields[[.key("title")]] == .string("Haus"))
        #expect(fields[[.key("odds")]] == .integer(7))
        #expect(fields[[.key("id")]] == .string("home"))
    }

    @Test func `null takes an optional field away`() throws {
        #expect(try state("odds: null")[[.key("odds")]] == nil)
    }

    @Test func `elements of a list say what they have to, and the rest has the values of their type`() throws {
        let games = try state(
            "games: [{id: a, name: A}, {id: b, name: B, isLoading: true}]", of: "CasinoCategorySection")

        #expect(games[[.key("games"), .index(0), .key("isLoading")]] == .bool(false))
        #expect(games[[.key("games"), .index(1), .key("isLoading")]] == .bool(true))
        #expect(problem("games: [{name: A}]", of: "CasinoCategorySection") == "a.yaml: games[0].id: is missing")
    }

    @Test func `of many unknown fields the first are told`() {
        let fields = (0..<2000).map { "unknown\(1000 + $0): 1" }.joined(separator: "\n")

        let error = #expect(throws: StateFileError.self) { try state(fields) }

        guard case .unknownFields(_, let told, let known)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(told == (1000..<1005).map { "unknown\($0)" })
        #expect(known.count < 100)
    }

    @Test func `a moment that is not in the calendar is refused with its place`() {
        let moment = "year: 2026, month: 13, day: 31, hour: 25, minute: 61"

        #expect(
            problem("moment: {\(moment)}", of: "TransactionItem")
                == "a.yaml: moment.month: wants a whole number from 1 to 12")
        #expect(
            problem(
                "notifications: [{id: a, title: x, text: y, isRead: true, moment: {\(moment)}}]", of: "NotificationList"
            )
                == "a.yaml: notifications[0].moment.month: wants a whole number from 1 to 12")
    }

    @Test func `JSON is read as YAML is`() throws {
        #expect(try state("{\"title\": \"1.85\"}")[[.key("title")]] == .string("1.85"))
    }

    @Test(arguments: [
        ("titel: x", "a.yaml: \"titel\" is not a field here; did you mean \"title\"?"),
        ("odds: much", "a.yaml: odds: wants a number"), ("title: null", "a.yaml: title: is missing"),
        ("- a", "a.yaml: holds no fields; write one \"field: value\" on each line"),
        ("", "a.yaml: holds no fields; write one \"field: value\" on each line"),
        ("component: PillItem\nstate:\n  title: x", "a.yaml: is a state of PillItem, not of OutcomeItem"),
        ("title: [", "a.yaml:2: "), ("title: &a x", "a.yaml:1: \"&\" and \"*\" make anchors"),
    ])
    func `what does not fit is named`(text: String, message: String) {
        #expect(problem(text)?.hasPrefix(message) == true, "\(problem(text) ?? "nothing")")
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
        #expect(try found == JSONValue(Data(value.utf8)))
    }

    @Test(arguments: [
        ("period: yearly", "UserLimitCard", "a.yaml: period: wants one of daily, weekly, monthly, named: …"),
        ("period: {yearly: {}}", "UserLimitCard", "a.yaml: period: wants one of daily, weekly, monthly, named: …"),
        ("period: {named: {}}", "UserLimitCard", "a.yaml: period.named: wants text"),
        ("value: {text: [a]}", "InfoRow", "a.yaml: value.text: wants text"),
        ("value: [a]", "InfoRow", "a.yaml: value: wants one of text: …, money: …"),
        ("limit: 7", "UserLimitCard", "a.yaml: limit: wants the fields amount, currency"),
        ("oddsChange: sideways", "OutcomeItem", "a.yaml: oddsChange: wants one of none, up, down"),
        ("isBoosted: 7", "OutcomeItem", "a.yaml: isBoosted: wants true or false"),
    ])
    func `what would be right is told`(text: String, name: String, message: String) {
        #expect(problem(text, of: name)?.hasPrefix(message) == true, "\(problem(text, of: name) ?? "nothing")")
    }

    @Test func `a file that the gallery writes is for people`() throws {
        let component = try ComponentRegistry.goma.component(named: "UserLimitCard")
        let data = try #require(try component.stateData(at: 0))

        let yaml = try StateFile.text(of: data, component: component, isJSON: false)

        #expect(!yaml.contains("{}"))
        #expect(yaml.contains("period: "))
    }

    @Test(arguments: ["yes", "1.85", "", " x", "a: b", "#a", "null", "-", "日本", "a\nb", "\"", "0x1F", "1e3", "~"])
    func `texts stay texts`(text: String) throws {
        let value = JSONValue.object(["a": .string(text)])
        #expect(try DataText.value(of: DataText.yaml(of: value), file: "a") == value)
    }
}
