@testable import GomaKit
import Expectations
import GomaTesting
@testable import GomaCatalog
import TerminalKit
import Testing

@MainActor
struct ControlIdentifiersTests {
    private func identifiers(of component: String, state: String) throws -> ControlIdentifiers {
        let component = try ComponentRegistry.goma.component(named: component)
        let index = try #require(component.stateIndex(named: state))
        return ControlIdentifiers(of: Specimen(component, state: index).view)
    }

    @Test(arguments: [
        ("PillItem", "Selected", ["PillItem"]),
        ("PillSelectorBar", "Text only", ["pills.all-sports", "pills.favorites"]),
        ("MarketOutcomesLine", "Handicap", ["outcomes.home-1.5", "outcomes.away+1.5"]),
        ("BetslipHeader", "Not logged in", ["join", "logIn", "close"]),
        (
            "InlineMatchCard", "Pre-live football",
            ["InlineMatchCard", "header.markets", "outcomes.home", "outcomes.draw", "outcomes.away"]
        ),
    ])
    func `identifiers follow from models, elements and properties`(
        component: String, state: String, expected: [String]
    ) throws {
        #expect(try identifiers(of: component, state: state).all.map(\.identifier).starts(with: expected))
    }

    @Test func `elements that have an ID in common are told apart by their places`() throws {
        let component = try ComponentRegistry.goma.component(named: "MarketOutcomesLine")
        let (environment, outcome) = (ViewEnvironment(), OutcomeItemDisplayState(id: "over", title: "Over", odds: 2))
        let specimen = Specimen(component, state: 0, environment: environment)
        let model = MarketOutcomesLineViewModel(
            MarketOutcomesLineDisplayState(outcomes: [outcome, outcome, .draw]), in: environment)

        try specimen.instance.configure(with: model)
        specimen.window.update()

        expect(
            ControlIdentifiers(of: specimen.view).all.map(\.identifier),
            is: ["outcomes[0]", "outcomes[1]", "outcomes.draw"])
    }

    @Test(arguments: [
        ("header.favorite", "header.favorite"), ("favorite", "header.favorite"),
        ("home", "outcomes.lines[0].outcomes.home"), ("outcomes.home", "outcomes.lines[0].outcomes.home"),
        ("TallOddsMatchCard", "TallOddsMatchCard"),
    ])
    func `as much of an identifier as makes it one means the control`(name: String, expected: String) throws {
        let identifiers = try identifiers(of: "TallOddsMatchCard", state: "Pre-match")

        let control = try identifiers.control(named: name)

        expect(identifiers.identifier(of: control), is: expected)
    }

    @Test func `a part that holds no other control means that control`() throws {
        let identifiers = try identifiers(of: "BetInfoSubmission", state: "Enabled")

        #expect(try identifiers.control(named: "stakeField") is TextField)
    }

    @Test func `a name that means none says what there is`() throws {
        let identifiers = try identifiers(of: "BetslipHeader", state: "Not logged in")

        let error = #expect(throws: ControlIdentifierError.self) { try identifiers.control(named: "clse") }

        expect(
            error?.description,
            is: "no control is called \"clse\"; did you mean \"close\"? there are join, logIn, close")
    }

    @Test(arguments: ["home.home", "lines[0].lines[0].home", "outcomes.lines[0].lines[0].home"])
    func `a name that says a part more often than the identifier does means none`(name: String) throws {
        let identifiers = try identifiers(of: "TallOddsMatchCard", state: "Pre-match")

        let error = #expect(throws: ControlIdentifierError.self) { try identifiers.control(named: name) }

        expect(error, is: .unknown(name: name, known: identifiers.all.map(\.identifier)))
    }

    @Test func `the end of an identifier is suggested for a slip in it`() throws {
        let identifiers = try identifiers(of: "InlineMatchCard", state: "Pre-live football")

        let error = #expect(throws: ControlIdentifierError.self) { try identifiers.control(named: "hme") }

        expect(error?.description.contains("; did you mean \"home\"? there are InlineMatchCard, "), is: true)
    }

    @Test func `a name that means several says which`() throws {
        let identifiers = try identifiers(of: "BetInfoSubmission", state: "Enabled")

        let error = #expect(throws: ControlIdentifierError.self) { try identifiers.control(named: "quickAdds") }

        expect(
            error?.description,
            is: "\"quickAdds\" could be quickAdds[0], quickAdds[1], quickAdds[2]; "
                + "write as much more of it as makes it one")
    }

    @Test(arguments: [
        ("x", true), (String(repeating: "x", count: 60), true), (String(repeating: "x", count: 61), false),
        ("", false), ("all sports", false), ("a[0]", false), ("a\"b", false),
    ])
    func `a plain ID of sixty characters at most is a part of an identifier`(id: String, isPart: Bool) {
        expect(PillItemDisplayState(id: id, title: "A").identifierPart, is: (isPart ? id : nil))
    }

    @Test func `the end of one identifier goes before parts that lie apart in another`() throws {
        let component = try ComponentRegistry.goma.component(named: "BetslipHeader")
        let specimen = Specimen(component, state: try #require(component.stateIndex(named: "Not logged in")))
        specimen.parts[0].accessibilityIdentifier = "money.bonus.add"
        specimen.parts[1].accessibilityIdentifier = "wallet.money.add"

        let control = try ControlIdentifiers(of: specimen.view).control(named: "money.add")

        expect(control.accessibilityIdentifier, is: "wallet.money.add")
    }

    @Test func `an identifier that is written goes before one that follows`() throws {
        let component = try ComponentRegistry.goma.component(named: "BetslipHeader")
        let specimen = Specimen(component, state: try #require(component.stateIndex(named: "Not logged in")))
        specimen.parts[0].accessibilityIdentifier = "register"

        expect(ControlIdentifiers(of: specimen.view).all.map(\.identifier), is: ["register", "logIn", "close"])
    }
}
