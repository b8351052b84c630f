import Expectations
import GomaCatalog
import GomaPictures
import GomaUI
import PageTestSupport
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// A part with a state of its own is the component as it ships, whether a catalogue is linked or not: no script answers what it
/// asks for, and nothing comes by itself.
@MainActor
struct StandardPartTests {
    private static let code = "parts: [{component: CodeInput, with: {code: ABC123, phase: loading}}]"

    private func open(_ text: String, among components: ComponentRegistry = .goma) throws -> PageHarness {
        try PageHarness(describing: text, registry: components, width: 60, height: 20)
    }

    private func phase(on stage: PageHarness) -> CodeInputPhase? {
        stage.presenter.session.models.lazy.compactMap { $0 as? CodeInputViewModel }.first?.currentDisplayState.phase
    }

    @Test func `nobody answers in the place of an owner, with a catalogue as without`() throws {
        let linked = try open(Self.code)
        let bare = try open(Self.code, among: ComponentRegistry(standard: [CodeInputView.self]))
        for stage in [linked, bare] { stage.wait(.seconds(10)) }

        guard case .refused = phase(on: linked) else {
            Issue.record("somebody has answered: \(String(describing: phase(on: linked)))")
            return
        }
        expect(phase(on: linked), is: phase(on: bare))
    }

    @Test func `nothing comes by itself that only the catalogue would bring`() throws {
        let stage = try open("parts: [{component: CasinoGameCard, state: Loading}]")
        let before = stage.presenter.session.models.compactMap { ($0 as? CasinoGameCardViewModel)?.currentDisplayState }
        expect(before.map(\.isLoading), is: [true])

        stage.wait(.seconds(30))

        let after = stage.presenter.session.models.compactMap { ($0 as? CasinoGameCardViewModel)?.currentDisplayState }
        expect(after.map(\.isLoading), is: [true])
    }

    @Test func `what a part does not say is its component's default, with a catalogue as without`() throws {
        let linked = try open("parts: [{component: DepositBonusInfo, with: {caption: Bonus, currency: EUR}}]")
        let bare = try open(
            "parts: [{component: DepositBonusInfo, with: {caption: Bonus, currency: EUR}}]",
            among: ComponentRegistry(standard: [DepositBonusInfoView.self]))

        expect(linked.window.surface.rows.prefix(15), is: bare.window.surface.rows.prefix(15))
        expect(linked.text, contains: "Bonus")
        expect(linked.text, contains: "EUR")
    }

    @Test func `a part without an identity of its own has that of its place on the page`() throws {
        let stage = try open(
            """
            parts: [{component: Button, id: go, with: {title: Go}}]
            on: {app:press id=go: {say: pressed}}
            """)

        try stage.click("Go")
        expect(stage.status, contains: "pressed")
    }
}
