import GomaCatalog
import TerminalKit
import Testing

@testable import GomaGallery
@testable import GomaReview

@MainActor
struct DifferencesScreenTests {
    /// The numbers of the sentences in view.
    private func sentences(_ stage: GalleryHarness) -> [Int] {
        stage.window.surface.rows.flatMap { row in
            row.matches(of: /sentence (\d+)/).compactMap { Int($0.1) }
        }
    }

    @Test func `a page further the last sentence in view is the first, and a page back it is the last again`() throws {
        let stage = try GalleryHarness(width: 120, height: 12, opening: "OutcomeItem")
        stage.type("D")
        let screen = try #require(stage.window.topController as? DifferencesViewController)
        screen.show(
            DifferencesContent(
                component: "OutcomeItem", names: ("one", "two"), isShowingBefore: false,
                picture: Surface(size: Size(width: 4, height: 1)), colors: nil,
                sentences: (1...30).map { "sentence \($0)" }, count: 30, hasRuler: false, notes: [], theme: "dark"))
        stage.update()
        #expect(sentences(stage) == Array(1...9))

        stage.press(.pageDown)
        #expect(sentences(stage) == Array(9...17))
        stage.press(.pageUp)

        #expect(sentences(stage) == Array(1...9))
    }

    @Test func `a state from a file is compared as long as it is shown in place of the component's own`() throws {
        let stage = try GalleryHarness(width: 120, height: 20)
        let component = try stage.services.registry.component(named: "OutcomeItem")
        let state = try JSONValue(try #require(try component.stateData(at: 0)))
            .replacing([.key("title")], with: .string("Elsewhere"))
        stage.router.open(component, stateAt: 0, in: GivenState(file: "mine.yaml", data: try state.data))
        stage.update()

        stage.type("D")
        #expect(stage.text.contains("Elsewhere"))
        stage.press(.escape)
        stage.type("][D")

        #expect(!stage.text.contains("Elsewhere"))
    }

    @Test func `a picture wider than half the screen stands whole beside the words, with a column left`() throws {
        let stage = try GalleryHarness(width: 120, height: 12, opening: "OutcomeItem")
        stage.type("D")
        let screen = try #require(stage.window.topController as? DifferencesViewController)

        screen.show(
            DifferencesContent(
                component: "OutcomeItem", names: ("one", "two"), isShowingBefore: false,
                picture: Surface(size: Size(width: 66, height: 1)), colors: nil, sentences: ["sentence 1"], count: 1,
                hasRuler: false, notes: [], theme: "dark"))
        stage.update()

        let pictures = try #require(screen.view.tree.lazy.compactMap { $0 as? MarkedPictureView }.first)
        #expect(pictures.frame.width == 66 + PreviewBlock.margin.horizontal + 1)
    }
}
