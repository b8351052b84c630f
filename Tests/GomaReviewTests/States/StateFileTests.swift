import Foundation
import GomaUI
import Testing

@testable import GomaReview

@MainActor
struct StateFileTests {
    private func state(_ text: String, of name: String = "OutcomeItem") throws -> JSONValue {
        let component = try ComponentRegistry.goma.component(named: name)
        return try JSONValue(StateFile(parsing: text, file: "a.yaml").state(of: component))
    }

    private func problem(_ text: String) -> String? {
        do {
            _ = try state(text)
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

    @Test(arguments: ["yes", "1.85", "", " x", "a: b", "#a", "null", "-", "日本", "a\nb", "\"", "0x1F", "1e3", "~"])
    func `texts stay texts`(text: String) throws {
        let value = JSONValue.object(["a": .string(text)])
        #expect(try DataText.value(of: DataText.yaml(of: value), file: "a") == value)
    }
}
