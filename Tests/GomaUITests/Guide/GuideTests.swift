@testable import GomaCatalog
import Expectations
import TerminalKit
import Testing

@testable import GomaTesting

/// What is written about each component is there, short, and true as far as can be told.
@MainActor
struct GuideTests {
    private static let names = ComponentRegistry.goma.components.map(\.name)

    @Test(arguments: try await ComponentRegistry.goma.testArguments)
    func `a component has its guide`(id: String) throws {
        let component = try ComponentRegistry.goma.component(named: id)

        let problems = GuideCheck(component, known: Self.names).problems

        expectEmpty(problems, "\(problems.joined(separator: "\n"))")
    }

    @Test func `the tutorial's example has its guide`() {
        let component = ComponentDescriptor(CountdownCatalog.self, namespace: "app")

        expectEmpty(GuideCheck(component, known: ["Countdown"]).problems)
    }

    @Test func `no two components have the same to say`() {
        let texts = ComponentRegistry.goma.components.flatMap { [$0.guide.purpose, $0.guide.data] }

        expect(Set(texts).count, is: texts.count)
    }

    @Test func `what a guide quotes with a number as read aloud is read of a state`() {
        let untrue = ComponentRegistry.goma.components.flatMap { component in
            let quoted = Self.numbersQuoted(in: component.guide.reading)
            let lines = quoted.isEmpty ? [] : Self.readingOfStates(of: component)
            return quoted.filter { words in !lines.contains { $0.contains(words) } }.map { "\(component.name): \($0)" }
        }

        expectEmpty(untrue)
    }

    @Test func `a component without a guide is told what to write`() {
        let component = ComponentDescriptor(WordlessEntry.self, namespace: "test")

        let problems = GuideCheck(component, known: []).problems

        expect(
            problems,
            is: [
                "when to use the component, and when another", "what its state needs, and where that comes from",
                "what a customer can do, and what then happens",
                "what moves without anybody's doing; nil where nothing does", "how a screen reader tells it",
            ].enumerated().map { index, wish in
                "its guide lacks \"\(ComponentGuide.Question.allCases[index])\": "
                    + "write \(wish), in one to three sentences"
            })
    }

    @Test func `careless texts are told one by one`() {
        let component = ComponentDescriptor(CarelessEntry.self, namespace: "test")

        let problems = GuideCheck(component, known: ["PillItem"]).problems

        let guide = "of its guide"
        expect(
            problems,
            is: [
                "\"purpose\" \(guide) names \"PilItem\", which is no component",
                "\"data\" \(guide) ends without a full stop",
                "\"data\" \(guide) has line ends or blanks in a row",
                "\"answers\" \(guide) has 4 sentences of 3 at most",
                "\"reading\" \(guide) has 241 characters of 240 at most",
                "no state moves by itself; leave \"time\" out of its guide",
                "\"Selected\" takes the focus; write in \"answers\" of its guide what it does",
            ])
    }

    @Test func `a guide that forgets time and focus is told of both`() {
        let moving = ComponentDescriptor(ForgetfulEntry<OutcomeItemCatalog>.self, namespace: "test")
        let silent = ComponentDescriptor(ForgetfulEntry<BetSummaryRowCatalog>.self, namespace: "test")

        expect(
            GuideCheck(moving, known: []).problems,
            is: [
                "\"Odds up\" moves by itself; write in \"time\" of its guide how"
            ])
        expect(
            GuideCheck(silent, known: []).problems,
            is: [
                "nothing in it takes the focus; begin \"answers\" of its guide with \"Nothing\""
            ])
    }

    private static func numbersQuoted(in text: String) -> [String] {
        text.matches(of: /"([^"]+)"/).map { String($0.output.1) }.filter { $0.contains(where: \.isNumber) }
    }

    /// The lines that are read of all states, with blanks that no line is broken at as plain ones.
    private static func readingOfStates(of component: ComponentDescriptor) -> [String] {
        component.states.indices.flatMap { index in
            let instance = component.instance(stateAt: index, in: ViewEnvironment.simulated())
            let window = ComponentRenderer.hosting(instance, width: component.defaultWidth)
            window.update()
            return ReadingText.lines(of: instance.view).map { $0.replacing("\u{A0}", with: " ") }
        }
    }
}

/// A pill about which nobody has written.
enum WordlessEntry: CatalogEntry {
    typealias ComponentType = PillItemView

    static let name = "Wordless"
    static let category = Category.filters
    static let subcategory = "Pills"
    static let summary = "A pill."
    static let tags = ["pill"]
    static let variants = [Variant("Selected", PillItemDisplayState.football)]
}

/// A pill about which somebody wrote in haste.
private enum CarelessEntry: CatalogEntry {
    typealias ComponentType = PillItemView

    static let name = "Careless"
    static let category = Category.filters
    static let subcategory = "Pills"
    static let summary = "A pill."
    static let tags = ["pill"]
    static let variants = [Variant("Selected", PillItemDisplayState.football)]
    static let guide = ComponentGuide(
        purpose: "Like PilItem and PillItem.", data: "Two  blanks", answers: "Nothing. Or so. Who knows? I do not.",
        time: "It moves.", reading: String(repeating: "a", count: 240) + ".")
}

/// Another entry's component, of which is not said what it does.
private enum ForgetfulEntry<Entry: CatalogEntry>: CatalogEntry {
    static var name: String { "Forgetful" }
    static var category: GomaUI.Category { Entry.category }
    static var subcategory: String { Entry.subcategory }
    static var summary: String { Entry.summary }
    static var tags: [String] { Entry.tags }
    static var variants: [Variant<Entry.State>] { Entry.variants }
    static var guide: ComponentGuide {
        ComponentGuide(purpose: "For tests.", data: "Some.", answers: "A press does it.", reading: "As it is.")
    }

    static func makeView(in environment: ViewEnvironment) -> Entry.ComponentType { Entry.makeView(in: environment) }

    static func makeViewModel(_ state: Entry.State, in environment: ViewEnvironment) -> Entry.Model {
        Entry.makeViewModel(state, in: environment)
    }
}
