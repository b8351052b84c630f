import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCatalog

/// Views of an owner's inside components that have room for them.
@MainActor
struct ContentContainerTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a capsule holds any view between its ends, with its words or without`() {
        let view = CapsuleView(environment: environment)
        view.configure(with: CapsuleViewModel(CapsuleDisplayState(id: "", content: .text("LIVE")), in: environment))
        view.contentContainer.setArrangedViews([Label("★★★")])
        let stage = ComponentHarness(view, width: 20, in: environment)
        expect(stage.rows[0], contains: "LIVE ★★★")

        view.configure(with: CapsuleViewModel(CapsuleDisplayState(id: "", content: nil), in: environment))

        #expect(stage.rows[0].contains("★★★") && !stage.rows[0].contains("LIVE"))
    }

    @Test func `a capsule without a model shows the shape of words, and an owner's view in its place`() {
        let view = CapsuleView(environment: environment)
        let stage = ComponentHarness(view, width: 20, in: environment)
        expect(stage.rows, is: ["▐ ░░░░░ ▌"])

        view.contentContainer.setArrangedViews([Label("★★★")])

        #expect(stage.rows[0].contains("★★★") && !stage.rows[0].contains("░"))
    }

    @Test func `a section shows any view below its texts while it is open`() {
        let model = ExpandableSectionViewModel(
            ExpandableSectionDisplayState(title: "Terms", isExpanded: true, paragraphs: ["In short"]), in: environment)
        let view = ExpandableSectionView(environment: environment)
        view.configure(with: model)
        view.contentContainer.setArrangedViews([Label("Any view")])
        let stage = ComponentHarness(view, width: 40, in: environment)
        #expect(stage.rows.contains { $0.contains("Any view") })

        model.toggleExpanded()

        #expect(!stage.rows.contains { $0.contains("Any view") })
    }

    @Test func `what is put into an open section without texts shows, whenever it comes`() {
        let view = ExpandableSectionView(environment: environment)
        view.configure(
            with: ExpandableSectionViewModel(
                ExpandableSectionDisplayState(title: "Terms", isExpanded: true), in: environment))
        let empty = ComponentRenderer.fittingSize(of: view, width: 40).height

        view.contentContainer.setArrangedViews([Label("Any view")])
        let rows = ComponentHarness(view, width: 40, in: environment).rows

        #expect(rows.count > empty && rows.contains { $0.contains("Any view") })
    }
}
