import Foundation
import GomaUI
import TerminalKit
import Testing

@testable import GomaGallery

@MainActor
struct UsageSnippetTests {
    private func snippet(_ name: String, _ state: String, width: Int = 100) throws -> UsageSnippet {
        let component = try ComponentRegistry.goma.component(named: name)
        let index = try component.stateIndex(matching: state)
        return try UsageSnippet(component, state: component.stateData(at: index), width: width)
    }

    @Test func `every snippet of every state of every component compiles`() throws {
        var sources: [SwiftCompiler.Source] = []
        for component in ComponentRegistry.goma.components {
            for (index, state) in component.states.enumerated() {
                let snippet = try UsageSnippet(component, state: component.stateData(at: index), width: 42)
                sources.append(
                    .init(name: "\(component.name), \(state.name)", imports: snippet.imports, body: snippet.body))
            }
        }

        let errors = try SwiftCompiler.errors(in: sources)

        #expect(sources.count > ComponentRegistry.goma.components.count)
        for error in errors { Issue.record("\(error)") }
    }

    @Test func `a snippet that does not compile is told with its component and state`() throws {
        let errors = try SwiftCompiler.errors(in: [
            .init(name: "PillItem, Popular", imports: ["GomaUI"], body: ["", "let view = PillItemView()"]),
            .init(name: "Score, Tennis", imports: ["GomaUI"], body: ["let view = 1"]),
        ])

        #expect(errors.count == 1)
        #expect(errors.first?.hasPrefix("PillItem, Popular:2:") == true, "\(errors)")
        #expect(errors.first?.contains("missing argument for parameter 'environment'") == true, "\(errors)")
    }

    @Test func `only what differs from the blank state is said`() throws {
        #expect(
            try snippet("OutcomeItem", "Odds up").lines == [
                "import GomaUI",
                "",
                "var state = OutcomeItemDisplayState.blank",
                "state.id = \"over\"",
                "state.title = \"Over 2.5\"",
                "state.odds = 1.95",
                "state.oddsChange = .up",
                "state.changeCount = 1",
                "",
                "let environment = ViewEnvironment()",
                "let view = OutcomeItemView(environment: environment)",
                "view.configure(with: MockOutcomeItemViewModel(state, in: environment))",
            ])
    }

    @Test func `before its model a component is its view alone`() throws {
        #expect(
            try snippet("OutcomeItem", "Blank").lines == [
                "import GomaUI", "", "let view = OutcomeItemView(environment: ViewEnvironment())",
            ])
    }

    @Test func `a line breaks where it has to, and keeps to its columns`() throws {
        let list = SwiftCode.list(open: "[", [.init(nil, .text("22")), .init(nil, .text("333"))], close: "]")
        let code = SwiftCode.list(
            open: "f(", [.init("a", .text("1")), .init("b", list), .init(nil, .text("4"))], close: ")")

        #expect(code.lines(width: 60, prefix: "let x = ") == ["let x = f(a: 1, b: [22, 333], 4)"])
        #expect(code.lines(width: 30, prefix: "let x = ") == ["let x = f(", "    a: 1, b: [22, 333], 4)"])
        #expect(
            code.lines(width: 16, prefix: "let x = ") == [
                "let x = f(", "    a: 1,", "    b: [", "        22,", "        333],", "    4)",
            ])
    }

    @Test(arguments: [
        ("a\"b\\(c)\n", #""a\"b\\(c)\n""#), ("\u{1B}[2J", #""\u{1B}[2J""#), ("\u{202E}x", #""\u{202E}x""#),
        ("👨‍👩‍👧 é", "\"👨‍👩‍👧 é\""),
    ])
    func `texts are quoted so that nothing in them acts`(text: String, literal: String) {
        #expect(SwiftLiteral.quoted(text) == literal)
    }

    @Test func `decimals that a literal would blur are spelled out`() {
        #expect(SwiftLiteral.code(of: Money(25, "EUR")).line == #"Money(25, "EUR")"#)
        #expect(SwiftLiteral.code(of: Money(hundredths: 2550, "EUR")).line == #"Money(25.5, "EUR")"#)
        let blurred = Decimal(sign: .plus, exponent: -19, significand: 1_234_567_890_123_456_789)
        #expect(
            SwiftLiteral.code(of: blurred).line
                == "Decimal(sign: .plus, exponent: -19, significand: 1234567890123456789)")
    }

    @Test func `a case called none is not taken for nothing`() {
        #expect(SwiftLiteral.code(of: OddsChange?.some(.none) as Any).line == "OddsChange.none")
        #expect(SwiftLiteral.code(of: OddsChange?.none as Any).line == "nil")
        #expect(SwiftLiteral.code(of: OddsChange.none).line == ".none")
    }
}
