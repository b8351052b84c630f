import GomaUI
import TerminalKit
import Testing

@testable import GomaGallery
@testable import GomaPages
@testable import GomaReview

/// What a component asks of its owner is answered in words that can be read, in the gallery and on a page.
@MainActor
struct AnsweredRequestsTests {
    /// A key on a part of a component that asks for something.
    private struct Asking {
        let component: ComponentDescriptor
        let state: Int
        let part: Int
        let key: KeyEvent
        let request: OwnerRequest
    }

    /// For each component and kind of part, the first that asks for anything.
    private static func askings() -> [Asking] {
        ComponentRegistry.goma.components.flatMap { component in
            var found: [String: Asking] = [:]
            for state in component.states.indices.dropLast() {
                let shown = Shown(component, state)
                for (part, view) in shown.parts.enumerated() {
                    for binding in view.answeringBindings(upTo: shown.instance.view) {
                        let kind = "\(type(of: view)) \(binding.title)"
                        guard found[kind] == nil, let key = binding.trigger.keys.first else { continue }
                        guard let request = Shown(component, state).request(afterPressing: key, on: part) else {
                            continue
                        }
                        found[kind] = Asking(component: component, state: state, part: part, key: key, request: request)
                    }
                }
            }
            return found.sorted { $0.key < $1.key }.map(\.value)
        }
    }

    /// A component at work by itself.
    @MainActor
    private struct Shown {
        let instance: ComponentInstance
        private let window: Window

        init(_ component: ComponentDescriptor, _ state: Int) {
            instance = component.instance(stateAt: state, in: ViewEnvironment())
            let size = ComponentRenderer.fittingSize(of: instance.view, width: component.defaultWidth)
            window = Window(size: size, root: ComponentHostController(instance))
            window.update()
        }

        var parts: [View] { instance.view.focusableViews }

        func request(afterPressing key: KeyEvent, on part: Int) -> OwnerRequest? {
            window.focus(parts[part])
            window.send(.key(key))
            return instance.environment.owner.requests.last
        }
    }

    @Test func `the gallery's screen of a component says what it asks for, until something else is done`() throws {
        let askings = Self.askings()
        #expect(askings.count > 20)
        for asking in askings {
            let stage = try GalleryStage(
                width: 200, height: 60, opening: asking.component.name, state: asking.state)
            for _ in 0...asking.part { stage.press(.tab) }

            stage.window.send(.key(asking.key))
            stage.services.environment.scheduler.advance(by: .seconds(1))
            stage.press()

            #expect(stage.text.contains("asks to \(asking.request)"), "\(asking.component.name): \(asking.request)")
        }
    }

    @Test func `a page does what is asked for or says that it cannot, until something else is done`() throws {
        for asking in Self.askings() {
            let stage = try PageStage(
                describing: """
                    title: Page
                    parts:
                      - {component: \(asking.component.name), state: "\(asking.component.states[asking.state].name)"}
                    """, width: 200, height: 60)
            for _ in 0...asking.part { stage.press(.tab) }

            stage.press(asking.key)
            stage.wait(.seconds(1))

            let words =
                switch asking.request {
                case .openBetslip: "there is no bet slip on this page"
                case .closeBetslip: "the bet slip stays on this page"
                default: "nothing on this page can \(asking.request)"
                }
            let isAnswered = asking.request == .goBack ? stage.hasQuit : stage.status.contains(words)
            #expect(isAnswered, "\(asking.component.name): \(asking.request); \(stage.status)")
        }
    }
}
