import GomaCatalog
import TerminalKit

@testable import GomaReview

/// A link of the small catalogue that a test takes away, or a thing that it puts there without one.
enum CoverageCut: CaseIterable, Sendable {
    case lookalike, expectation, call, field, enumCase, part, partOfNothing, gap, waived
}

struct LampDisplayState: DisplayState {
    enum Mood: String, Codable, CaseIterable, Sendable { case calm, alarmed }

    var title: String
    var mood = Mood.calm
    var isOn = false
    /// Not drawn: a change of it shows nowhere.
    var serial = 0
    var note: String?
    var badge: BadgeDisplayState?

    static let blank = Self(title: "")
}

protocol LampViewModelProtocol: DisplayStateSource<LampDisplayState> {
    func toggle()
}

/// Says whether it is on.
final class LampView: ComponentView<any LampViewModelProtocol, LampDisplayState>, StandardComponent {
    typealias Model = LampViewModel

    private lazy var label = Label(foreground: .textPrimary)

    override func setupSubviews() { addSubview(label) }

    override func initConstraints() { label.layout { $0.edges.equal(to: self) } }

    override func render(_ state: LampDisplayState) {
        let words = [
            state.title, state.isOn ? "on" : "off", state.mood.rawValue, state.note, state.badge?.text,
        ]
        label.text = words.compactMap(\.self).joined(separator: " ")
    }

    override var keyBindings: [KeyBinding] { [KeyBinding(.activate, "switch") { [self] in viewModel?.toggle() }] }
}

final class LampViewModel: ViewModel<LampDisplayState>, LampViewModelProtocol, ActingModel {
    static let actions = [Action("toggle()", toggle)]

    func toggle() {
        record()
        update { $0.isOn.toggle() }
    }
}

enum LampCatalog: CatalogEntry {
    /// What is cut now; the tests that set it run one after the other.
    static var cut: CoverageCut?

    static let category = Category.uiElements
    static let subcategory = "Samples"
    static let summary = "A lamp."
    static let tags: [String] = []
    static var children: [any StandardComponent.Type] { cut == .part ? [] : [BadgeView.self] }
    static var waivers: [CoverageWaiver] {
        let known = cut == .waived ? [CoverageWaiver("note", because: "nobody mends it")] : []
        return cut == .gap ? [CoverageWaiver("title", because: "it is short")] : known
    }

    static var plays: [Play] {
        let press = cut == .call ? "press x" : "press Enter"
        let end = cut == .expectation ? "expect \"gone\"" : "expect \"calm\""
        return [Play("Switch", state: "Off", "\(press)\n\(end)")]
    }

    static var variants: [Variant<LampDisplayState>] {
        let mood = cut == .enumCase ? LampDisplayState.Mood.calm : .alarmed
        let note = cut == .field || cut == .waived ? nil : "mended"
        let twin = [Variant("Twin", LampDisplayState(title: "Hall", serial: 8))]
        return [
            Variant("Off", LampDisplayState(title: "Hall")),
            Variant("On", LampDisplayState(title: "Hall", mood: mood, isOn: true, serial: 7, note: note)),
            Variant("Badged", LampDisplayState(title: "Hall", badge: BadgeDisplayState(text: "new"))),
        ] + (cut == .lookalike ? twin : [])
    }

    static func makeView(in environment: ViewEnvironment) -> LampView { .init(environment: environment) }

    static func makeViewModel(_ state: LampDisplayState, in environment: ViewEnvironment) -> LampViewModel {
        .init(state, in: environment)
    }
}

struct BadgeDisplayState: DisplayState {
    var text: String

    static let blank = Self(text: "")
}

/// A word, with nothing to be done.
final class BadgeView: ComponentView<any DisplayStateSource<BadgeDisplayState>, BadgeDisplayState>, StandardComponent {
    typealias Model = BadgeViewModel

    private lazy var label = Label(foreground: .textPrimary)

    override func setupSubviews() { addSubview(label) }

    override func initConstraints() { label.layout { $0.edges.equal(to: self) } }

    override func render(_ state: BadgeDisplayState) { label.text = state.text }
}

enum BadgeCatalog: CatalogEntry {
    typealias ComponentType = BadgeView

    static let category = Category.uiElements
    static let subcategory = "Samples"
    static let summary = "A word."
    static let tags: [String] = []
    static let variants = [Variant("New", BadgeDisplayState(text: "new"))]

}

final class BadgeViewModel: ViewModel<BadgeDisplayState>, PlacedModel {}
