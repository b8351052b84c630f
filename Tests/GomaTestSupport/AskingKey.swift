import GomaCatalog
import GomaPictures
import TerminalKit

/// A key on a part of a component that asks the component's owner for something and does not wait for it, or has something
/// copied.
@MainActor
package struct AskingKey {
    package let component: ComponentDescriptor
    package let state: Int
    /// The part's place among those that take the focus.
    package let part: Int
    package let key: KeyEvent
    package let asked: AskedRequest

    /// Of each registered component and kind of part, the first that asks for anything; looked for once.
    package static let all: [Self] = ComponentRegistry.goma.components.flatMap { keys(of: $0) }

    private static func keys(of component: ComponentDescriptor) -> [Self] {
        var found: [String: Self] = [:]
        for state in component.states.indices.dropLast() {
            let shown = Shown(component, state)
            for (part, view) in shown.parts.enumerated() {
                for binding in view.answeringBindings(upTo: shown.instance.view) {
                    let kind = "\(String(nameOf: type(of: view))) \(binding.title)"
                    guard found[kind] == nil, let key = binding.trigger.keys.first else { continue }
                    guard let request = Shown(component, state).request(afterPressing: key, on: part) else {
                        continue
                    }
                    found[kind] = Self(component: component, state: state, part: part, key: key, asked: request)
                }
            }
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }

    /// What the same key asks for where another language is spoken; its name alone where the state says something else there,
    /// as data in another language does.
    package func request(in language: Localization) throws -> String? {
        let (own, other) = (Shown(component, state), Shown(component, state, in: language))
        let isSame = try own.instance.state() == other.instance.state()
        guard let asked = other.request(afterPressing: key, on: part) else { return nil }
        return isSame ? asked.description : String(asked.description.prefix { $0 != " " })
    }

    /// A component at work by itself.
    @MainActor
    private struct Shown {
        let instance: ComponentInstance
        private let window: Window

        init(_ component: ComponentDescriptor, _ state: Int, in language: Localization = .english) {
            instance = component.instance(stateAt: state, in: ViewEnvironment.simulated(localization: language))
            let size = ComponentRenderer.fittingSize(of: instance.view, width: component.defaultWidth)
            window = Window(size: size, root: ComponentHostController(instance))
            window.update()
        }

        var parts: [View] { instance.view.focusableViews }

        func request(afterPressing key: KeyEvent, on part: Int) -> AskedRequest? {
            guard part < parts.count else { return nil }
            window.focus(parts[part])
            window.send(.key(key))
            return instance.environment.owner.requests.last {
                (!$0.isAwaited || $0.request is CopyText) && !type(of: $0.request).isNotice
            }
        }
    }
}
