import Expectations
import Foundation
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
        expect(sentences(stage), is: Array(1...9))

        stage.press(.pageDown)
        expect(sentences(stage), is: Array(9...17))
        stage.press(.pageUp)

        expect(sentences(stage), is: Array(1...9))
    }

    @Test func `the wheel scrolls the words or the picture, whichever it is over`() throws {
        let stage = try GalleryHarness(width: 120, height: 12, opening: "OutcomeItem")
        stage.type("D")
        let screen = try #require(stage.window.topController as? DifferencesViewController)
        screen.show(
            DifferencesContent(
                component: "OutcomeItem", names: ("one", "two"), isShowingBefore: false,
                picture: Surface(size: Size(width: 4, height: 30)), colors: nil,
                sentences: (1...12).map { "sentence \($0)" }, count: 12, hasRuler: false, notes: [], theme: "dark"))
        stage.update()
        let pictures = try #require(screen.view.tree.lazy.compactMap { $0 as? MarkedPictureView }.first)

        stage.window.send(.mouse(MouseEvent(.wheelDown, at: Point(x: 110, y: 5))))
        stage.update()
        expect(sentences(stage), is: Array(4...12))
        expect(pictures.canScrollBack, is: false)
        stage.window.send(.mouse(MouseEvent(.wheelUp, at: Point(x: 110, y: 5))))
        stage.window.send(.mouse(MouseEvent(.wheelDown, at: Point(x: 10, y: 5))))
        stage.update()

        expect(sentences(stage), is: Array(1...9))
        expect(pictures.canScrollBack, is: true)
    }

    @Test func `what is compared next is read from its beginning, and the other of the two from where one was`() throws
    {
        let stage = try GalleryHarness(width: 120, height: 12, opening: "OutcomeItem")
        stage.type("D")
        let screen = try #require(stage.window.topController as? DifferencesViewController)
        func show(_ after: String, isShowingBefore: Bool) {
            screen.show(
                DifferencesContent(
                    component: "OutcomeItem", names: ("one", after), isShowingBefore: isShowingBefore,
                    picture: Surface(size: Size(width: 4, height: 30)), colors: nil,
                    sentences: (1...12).map { "sentence \($0)" }, count: 12, hasRuler: false, notes: [], theme: "dark"))
            stage.update()
        }
        show("two", isShowingBefore: false)
        stage.press(.pageDown)
        stage.press(.pageDown)
        let pictures = try #require(screen.view.tree.lazy.compactMap { $0 as? MarkedPictureView }.first)

        show("two", isShowingBefore: true)
        expect(sentences(stage), is: Array(4...12))
        expect(pictures.canScrollBack, is: true)
        show("three", isShowingBefore: true)

        expect(sentences(stage), is: Array(1...9))
        expect(pictures.canScrollBack, is: false)
    }

    @Test func `that a state cannot be drawn as it is given is said, and stays to be read`() throws {
        let stage = try GalleryHarness(width: 120, height: 20)
        let component = try stage.services.registry.component(named: "OutcomeItem")
        let presenter = DifferencesPresenter(
            component, given: { $0 == 0 ? GivenState(file: "mine.yaml", data: Data("[]".utf8)) : nil },
            services: stage.services, router: stage.router)

        stage.window.present(DifferencesViewController(presenter: presenter))
        stage.update()

        expect(stage.text, contains: "OutcomeItem, \(component.states[0].name): ")
    }

    @Test func `a state from a file is compared as long as it is shown in place of the component's own`() throws {
        let stage = try GalleryHarness(width: 120, height: 20)
        let component = try stage.services.registry.component(named: "OutcomeItem")
        let state = try JSONValue(try #require(try component.stateData(at: 0)))
            .replacing([.key("title")], with: .string("Elsewhere"))
        stage.router.open(component, stateAt: 0, in: GivenState(file: "mine.yaml", data: try state.data))
        stage.update()

        stage.type("D")
        expect(stage.text, contains: "Elsewhere")
        stage.press(.escape)
        stage.type("][D")

        expect(stage.text, lacks: "Elsewhere")
    }

    @Test(arguments: [false, true])
    func `a state file that is read again is compared as it is by now, also below another screen`(
        isBelow: Bool
    ) throws {
        let stage = try GalleryHarness(width: 120, height: 20)
        let component = try stage.services.registry.component(named: "OutcomeItem")
        func file(_ title: String) throws -> GivenState {
            let state = try JSONValue(try #require(try component.stateData(at: 0)))
            return GivenState(file: "mine.yaml", data: try state.replacing([.key("title")], with: .string(title)).data)
        }
        stage.router.open(component, stateAt: 0, in: try file("Earlier"))
        stage.update()
        stage.type("D")
        expect(stage.text, contains: "Earlier")
        for _ in 0..<(isBelow ? 2 : 0) { stage.router.showEvents() }

        stage.router.show(try file("Elsewhere"), of: component, stateAt: 0)
        if isBelow { stage.press(.escape, .escape) }
        stage.update()

        expect(stage.text, contains: "Elsewhere")
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
        expect(pictures.frame.width, is: 66 + PreviewBlock.margin.horizontal + 1)
    }
}
