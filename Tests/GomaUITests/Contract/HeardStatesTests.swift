import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaTesting

/// What differs to the eye differs to the ear: any two states of a component that differ in what is drawn, and not in
/// colours alone, are read otherwise.
@MainActor
@Suite(.serialized)
struct HeardStatesTests {
    /// States that are heard alike although they look different, with the reason.
    private struct Exception {
        let component: String
        let states: [String]
        /// What alone differs, so that there is nothing to say of it.
        let reason: Reason

        init(_ component: String, _ states: [String], because reason: Reason) {
            self.component = component
            self.states = states
            self.reason = reason
        }
    }

    /// What may differ without being said.
    private enum Reason {
        /// How much room it takes, where it stands, in which look.
        case decoration
        /// A way from one state to another: what it leads to is read.
        case movement
        /// Which of two numbers stands out: both are read, and say it themselves.
        case emphasis
        /// Which of the controls has the focus, which a screen reader tells by itself.
        case focus
    }

    private static let exceptions: [Exception] = [
        Exception("MarketGroupSelectorTab", ["Standard sports markets", "Stretch four"], because: .decoration),
        Exception("MarketGroupSelectorTab", ["Limited markets", "Stretch two"], because: .decoration),
        Exception("MarketGroupTabItem", ["Popular", "Suffix icon"], because: .decoration),
        Exception("OutcomeItem", ["Normal unselected", "Compact", "Small", "Large"], because: .decoration),
        Exception("OutcomeItem", ["Normal selected", "Small selected"], because: .decoration),
        Exception("OutcomeItem", ["Odds up", "Large odds up"], because: .decoration),
        Exception("OutcomeItem", ["Locked", "Small locked"], because: .decoration),
        Exception("MainFilterPill", ["Not selected", "Title only"], because: .decoration),
        Exception("PillSelectorBar", ["Markets", "Custom styles"], because: .decoration),
        Exception("BorderedTextField", ["Idle", "Focused"], because: .focus),
        Exception("BorderedTextField", ["Error", "Focused error"], because: .focus),
        Exception("CustomSlider", ["Mid position", "Thick track"], because: .decoration),
        Exception("Search", ["Empty", "Focused"], because: .focus),
        Exception(
            "ScoreCell", ["Simple", "Simple both highlighted", "Simple no highlight"], because: .emphasis),
        Exception(
            "ScoreCell", ["Border", "Border both highlighted", "Border no highlight"], because: .emphasis),
        Exception("ScoreCell", ["Background both highlighted", "Background no highlight"], because: .emphasis),
        Exception("MultiWidgetToolbar", ["Logged in", "Brand picture, logged in"], because: .decoration),
        Exception("AdaptiveTabBar", ["Home", "Switching back"], because: .movement),
        Exception(
            "AdaptiveTabBar",
            ["Casino", "Animating", "Animating by flip", "Animating by cube", "Animating by morph"],
            because: .movement),
        Exception(
            "AdaptiveTabBar", ["Background solid", "Background blur", "Background transparent"], because: .decoration),
        Exception("AdaptiveTabBar", ["Single active", "Text only"], because: .decoration),
        Exception("CustomNavigation", ["Default", "With picture"], because: .decoration),
        Exception("CustomNavigation", ["Blue", "Own close icon"], because: .decoration),
        Exception("CustomNavigation", ["Green without logo", "Dark"], because: .decoration),
        Exception("SimpleNavigationBar", ["Icon only", "Back text"], because: .decoration),
        Exception("SeeMoreButton", ["Default", "Bordered"], because: .decoration),
    ]

    @Test(arguments: try await ComponentRegistry.goma.testArguments)
    func `states that look different are heard apart`(id: String) throws {
        let component = try ComponentRegistry.goma.component(named: id)
        let expected = Self.exceptions.filter { "goma:\($0.component)" == id }.map(\.states)

        expect(Self.heardAlike(in: component), is: expected)
    }

    @Test func `every exception is one of a component that there is`() throws {
        for exception in Self.exceptions {
            let component = try ComponentRegistry.goma.component(named: exception.component)
            #expect(exception.states.allSatisfy { component.stateIndex(named: $0) != nil })
        }
    }

    @Test func `states of which a mark alone tells are found`() throws {
        var registry = ComponentRegistry()
        try registry.register(SampleEntry<BrokenMark>.self, namespace: "test")

        expect(Self.heardAlike(in: registry.components[0]), is: [["Plain", "On"]])
    }

    /// Names of states that are read alike and drawn otherwise; the blank one has nothing to say.
    private static func heardAlike(in component: ComponentDescriptor) -> [[String]] {
        let walk = ComponentWalk(component)
        let states = walk.states.indices.filter { $0 != walk.blank }
        let groups = Dictionary(grouping: states) { ReadingText.lines(of: walk.states[$0].specimen.view) }
        return groups.values.filter { group in
            group.count > 1 && Set(group.map { looks(walk.states[$0].surface) }).count > 1
        }
        .sorted { $0[0] < $1[0] }.map { $0.map { component.states[$0].name } }
    }

    /// A cell but for its colours: its character, and whether that is bold, faint or underlined.
    private struct Look: Hashable {
        let cluster: Cluster
        let attributes: TextAttributes
    }

    private static func looks(_ surface: Surface) -> [Look] {
        surface.cells.map { Look(cluster: $0.cluster, attributes: $0.attributes) }
    }
}
