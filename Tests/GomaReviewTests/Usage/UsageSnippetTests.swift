import Expectations
import Foundation
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

@MainActor
struct UsageSnippetTests {
    private func snippet(_ name: String, _ state: String, width: Int = 100) throws -> UsageSnippet {
        let component = try ComponentRegistry.goma.component(named: name)
        let index = try component.stateIndex(matching: state)
        return try UsageSnippet(component, state: component.stateData(at: index), width: width)
    }

    /// A state of a component, and the code that builds it.
    private struct Case {
        let name: String
        let state: Data?
        let source: SwiftCompiler.Source
    }

    private func makeCase(_ component: ComponentDescriptor, _ name: String, _ state: Data?) throws -> Case {
        let snippet = try UsageSnippet(component, state: state, width: 42)
        let name = "\(component.name), \(name)"
        return Case(
            name: name, state: state,
            source: .init(name: name, imports: snippet.imports, body: snippet.body, hasState: state != nil))
    }

    /// Every state there is, and of each component one in which every value has been changed by hand.
    private func cases() throws -> [Case] {
        try ComponentRegistry.goma.components.flatMap { component in
            let states = try component.states.enumerated().map { index, state in
                try makeCase(component, state.name, component.stateData(at: index))
            }
            return try states + [makeCase(component, "every value changed", Self.changedState(of: component))]
        }
    }

    /// The first state with every switch switched, every number larger, and texts that could break out of quotation
    /// marks.
    private static func changedState(of component: ComponentDescriptor) throws -> Data {
        let state = try JSONValue(try #require(try component.stateData(at: 0)))
        return try component.normalized(state: changed(state, at: [], of: component.stateSchema).data)
    }

    private static func changed(
        _ value: JSONValue, at path: [JSONValue.Step], of schema: StateSchema
    ) -> JSONValue {
        if case .choice = schema[path].unwrapped { return value }
        return switch value {
        case .null: value
        case .bool(let isOn): .bool(!isOn)
        case .integer(let number): schema[path].nearest(to: .integer(number + 1))
        case .number(let number): schema[path].nearest(to: .number(number + 0.25))
        case .decimal(let number): schema[path].nearest(to: JSONValue(number + 1))
        case .string: .string("\"\\(x)\n\t\u{1B}[2J\u{202E}a\u{0}👨‍👩‍👧 é")
        case .array(let values):
            .array(values.enumerated().map { changed($1, at: path + [.index($0)], of: schema) })
        case .object(let fields):
            .object(
                Dictionary(uniqueKeysWithValues: fields.map { ($0, changed($1, at: path + [.key($0)], of: schema)) }))
        }
    }

    @Test func `a snippet imports what has a product of its own, and nothing that comes with it`() throws {
        let modules = Set(try cases().flatMap(\.source.imports))

        expect(modules, is: ["GomaUI", "TerminalKit", "Foundation"])
    }

    @Test func `every snippet of every state of every component compiles, and builds that very state`() throws {
        let cases = try cases()

        let result = try SwiftCompiler.run(cases.map(\.source))

        for error in result.errors { Issue.record("\(error)") }
        try #require(result.states.count == cases.count)
        for (one, state) in zip(cases, result.states) {
            try expect(state.map { try JSONValue($0) }, is: one.state.map { try JSONValue($0) }, "\(one.name)")
        }
    }

    @Test func `a snippet that does not compile is told with its component and state`() throws {
        let result = try SwiftCompiler.run([
            .init(
                name: "PillItem, Popular", imports: ["GomaUI"], body: ["", "let view = PillItemView()"], hasState: false
            ),
            .init(name: "Score, Tennis", imports: ["GomaUI"], body: ["let view = 1"], hasState: false),
        ])

        expect(result.errors.count, is: 1)
        expect(result.errors.first?.hasPrefix("PillItem, Popular:2:"), is: true, "\(result.errors)")
        expect(
            result.errors.first?.contains("missing argument for parameter 'environment'"), is: true, "\(result.errors)")
        expectEmpty(result.states)
    }

    @Test func `a snippet that builds another state is found`() throws {
        let result = try SwiftCompiler.run([
            .init(
                name: "OutcomeItem, Home", imports: ["GomaUI"],
                body: ["var state = OutcomeItemDisplayState.blank", "state.title = \"Away\"", "let view = state"])
        ])

        expectEmpty(result.errors)
        let state = try #require(result.states.first ?? nil)
        try expect(JSONValue(state)[[.key("title")]], is: .string("Away"))
    }

    @Test func `only what differs from the blank state is said`() throws {
        try expect(
            snippet("OutcomeItem", "Odds up").lines,
            is: [
                "import GomaUI",
                "",
                "var state = OutcomeItemDisplayState.blank",
                "state.id = \"over\"",
                "state.title = \"Over 2.5\"",
                "state.odds = 1.95",
                "state.oddsChange = .up",
                "state.changeCount = 1",
                "state.bettingOfferID = \"match-over\"",
                "",
                "let environment = ViewEnvironment()",
                "let view = OutcomeItemView(environment: environment)",
                "view.configure(with: OutcomeItemViewModel(state, in: environment))",
            ])
    }

    @Test func `a state that has no fields is written as a whole`() throws {
        let component = ComponentDescriptor(SignalCatalog.self, namespace: "test")

        let snippet = try UsageSnippet(component, state: Data("\"green\"".utf8), width: 100)

        expect(
            snippet.body,
            is: [
                "let state: SignalDisplayState = .green",
                "",
                "let environment = ViewEnvironment()",
                "let view = SignalView(environment: environment)",
                "view.configure(with: SignalViewModel(state, in: environment))",
            ])
    }

    @Test func `before its model a component is its view alone`() throws {
        try expect(
            snippet("OutcomeItem", "Blank").lines,
            is: [
                "import GomaUI", "", "let view = OutcomeItemView(environment: ViewEnvironment())",
            ])
    }

    @Test func `a line breaks where it has to, and keeps to its columns`() throws {
        let list = SwiftCode.list(open: "[", [.init(nil, .text("22")), .init(nil, .text("333"))], close: "]")
        let code = SwiftCode.list(
            open: "f(", [.init("a", .text("1")), .init("b", list), .init(nil, .text("4"))], close: ")")

        expect(code.lines(width: 60, prefix: "let x = "), is: ["let x = f(a: 1, b: [22, 333], 4)"])
        expect(code.lines(width: 30, prefix: "let x = "), is: ["let x = f(", "    a: 1, b: [22, 333], 4)"])
        expect(
            code.lines(width: 16, prefix: "let x = "),
            is: [
                "let x = f(", "    a: 1,", "    b: [", "        22,", "        333],", "    4)",
            ])
        // The last column is there to be used.
        expect(code.lines(width: 32, prefix: "let x = "), is: ["let x = f(a: 1, b: [22, 333], 4)"])
        expect(code.lines(width: 31, prefix: "let x = "), is: ["let x = f(", "    a: 1, b: [22, 333], 4)"])
        expect(code.lines(width: 26, prefix: "let x = "), is: ["let x = f(", "    a: 1, b: [22, 333], 4)"])
        expect(code.lines(width: 25, prefix: "let x = "), is: ["let x = f(", "    a: 1, b: [22, 333],", "    4)"])
    }

    @Test func `what cannot be parted goes below its sign where there is one`() {
        let code = SwiftCode.text("123456")

        expect(code.lines(width: 14, prefix: "let x = "), is: ["let x = 123456"])
        expect(code.lines(width: 13, prefix: "let x = "), is: ["let x =", "    123456"])
        expect(code.lines(width: 5, prefix: "at: ", suffix: ")"), is: ["at: 123456)"])
    }

    @Test(arguments: [
        ("a\"b\\(c)\n", #""a\"b\\(c)\n""#), ("\u{1B}[2J", #""\u{1B}[2J""#), ("\u{202E}x", #""\u{202E}x""#),
        ("👨‍👩‍👧 é", "\"👨‍👩‍👧 é\""),
    ])
    func `texts are quoted so that nothing in them acts`(text: String, literal: String) {
        expect(SwiftLiteral.quoted(text), is: literal)
    }

    @Test func `decimals that a literal would blur are spelled out`() {
        expect(SwiftLiteral.code(of: Money(25, "EUR")).line, is: #"Money(25, "EUR")"#)
        expect(SwiftLiteral.code(of: Money(hundredths: 2550, "EUR")).line, is: #"Money(25.5, "EUR")"#)
        let blurred = Decimal(sign: .plus, exponent: -19, significand: 1_234_567_890_123_456_789)
        expect(
            SwiftLiteral.code(of: blurred).line,
            is: "Decimal(sign: .plus, exponent: -19, significand: 1234567890123456789)")
    }

    @Test func `a decimal below nought that is spelled out has one sign`() {
        let blurred = Decimal(sign: .minus, exponent: -19, significand: 1_234_567_890_123_456_789)

        expect(
            SwiftLiteral.code(of: blurred).line,
            is: "Decimal(sign: .minus, exponent: -19, significand: 1234567890123456789)")
    }

    @Test func `a case called none is not taken for nothing`() {
        expect(SwiftLiteral.code(of: OddsChange?.some(.none) as Any).line, is: "OddsChange.none")
        expect(SwiftLiteral.code(of: OddsChange?.none as Any).line, is: "nil")
        expect(SwiftLiteral.code(of: OddsChange.none).line, is: ".none")
    }
}
