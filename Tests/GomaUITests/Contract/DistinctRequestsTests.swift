import Expectations
import GomaCatalog
import GomaKit
import TerminalKit
import Testing

@testable import GomaTesting

/// Two parts of one state that are pressed ask for two things, or mean one and the same.
@MainActor
@Suite(.serialized)
struct DistinctRequestsTests {
    /// Two parts that ask for the same on purpose.
    private struct Exception: Hashable {
        let component: String
        /// The names of both, in their order.
        let parts: [String]
    }

    private static let exceptions: Set<Exception> = [
        // Enter on what is chosen or typed does what the button beside it does.
        Exception(component: "CashoutSlider", parts: ["Slider", "ButtonView"]),
        Exception(component: "TicketBetInfo", parts: ["Slider", "ButtonView"]),
        Exception(component: "CodeInput", parts: ["TextField", "ButtonView"]),
        // A press anywhere on the card means its one way on.
        Exception(component: "PromotionCard", parts: ["PromotionCardView", "ButtonView"]),
        Exception(component: "TopBannerSlider", parts: ["SingleButtonBannerView", "ButtonView"]),
    ]

    /// Parts of one name that are pressed: enough to tell one from its neighbour, and from the one after that.
    private static let mostOfAName = 3

    @Test(arguments: try await ComponentRegistry.goma.testArguments)
    func `no two parts of a state ask for the same`(id: String) throws {
        let component = try ComponentRegistry.goma.component(named: id)
        var found: Set<Exception> = []
        for state in component.states.indices {
            for (one, other) in try Self.alike(in: component, state: state) {
                found.insert(Exception(component: component.name, parts: [one, other]))
            }
        }

        expect(found, is: Self.exceptions.filter { $0.component == component.name })
    }

    /// The parts of a state that ask for the same as one before.
    private static func alike(in component: ComponentDescriptor, state: Int) throws -> [(one: String, other: String)] {
        let parts = AskingPress.Part.all(in: Specimen(component, state: state)).filter { $0.index < mostOfAName }
        let presses = try AskingPress.presses(
            on: component, state: state, parts: Set(parts), keys: [KeyEvent(.enter)])
        let untouched = Specimen(component, state: state)
        untouched.advance(by: .seconds(3))
        let waiting = Set(untouched.environment.owner.requests.map { RequestText($0.request).description })
        var first: [[String]: AskingPress.Part] = [:]
        return presses.compactMap { press in
            let asked = press.requests.map { RequestText($0).description }.filter { !waiting.contains($0) }
            guard !asked.isEmpty else { return nil }
            guard let one = first[asked] else {
                first[asked] = press.part
                return nil
            }
            return (one.name, press.part.name)
        }
    }
}
