import Foundation
import GomaUI
import TerminalKit

/// A component at work in a window of its own, on a time line of its own, for a check to use as it likes.
@MainActor
final class Specimen {
    let instance: ComponentInstance
    let window: Window

    /// Rows below the component, for one that grows while it is used.
    static let spareRows = 8

    init(
        _ component: ComponentDescriptor, state: Int, width: Int? = nil, height: Int? = nil,
        environment: ViewEnvironment = ViewEnvironment()
    ) {
        instance = component.instance(stateAt: state, in: environment)
        let width = width ?? component.defaultWidth
        let wish = ComponentRenderer.fittingSize(of: instance.view, width: width)
        window = Window(
            size: Size(width: width, height: height ?? wish.height + Self.spareRows),
            root: SpecimenController(instance.view), glyphs: environment.glyphs)
        window.update()
    }

    var view: View { instance.view }
    var environment: ViewEnvironment { instance.environment }

    /// What is shown now.
    var surface: Surface {
        window.update()
        return window.surface
    }

    /// Places at which Tab stops, by name and frame.
    var focusOrder: [String] {
        window.update()
        return view.focusableViews.map { "\(String(nameOf: $0)) at \($0.convertToWindow($0.bounds))" }
    }

    /// Tab stops; none before the first layout.
    var parts: [View] { view.focusableViews }

    @discardableResult
    func press(_ key: KeyEvent) -> Bool {
        defer { window.update() }
        return window.send(.key(key))
    }

    func focus(_ part: Int) {
        window.focus(parts[part])
        window.update()
    }

    /// What glides somewhere is there.
    func rest() {
        for case let scroller as ScrollView in view.tree { scroller.rest() }
        window.update()
    }

    func advance(by duration: Duration) {
        environment.scheduler.advance(by: duration)
        window.update()
    }

    /// Does what a customer may do: goes through the parts, presses what they declare, and lets a second pass.
    func use() {
        for part in 0..<4 where part < parts.count {
            focus(part)
            for key in Bindings(at: parts[part], in: view).listedKeys.prefix(4) { press(key) }
        }
        advance(by: .seconds(1))
    }

    /// The focused view's place in the tree.
    var focusPlace: Int? { view.tree.firstIndex { $0 === window.focusedView } }

    /// How far each scrolling view is, and which row each list has chosen.
    var scrolling: [Int?] {
        view.tree.compactMap { view in
            (view as? ScrollView).map { .some($0.contentOffset) } ?? (view as? ListView).map(\.selectedRow)
        }
    }
}

/// Shows a component at the top left of its window and answers no key itself.
private final class SpecimenController: ViewController {
    private let component: View

    init(_ component: View) { self.component = component }

    override func loadView() -> View { Host(component) }

    private final class Host: View {
        init(_ component: View) {
            super.init()
            isFocusScope = true
            addSubview(component)
        }

        override func layoutSubviews() {
            for view in subviews {
                let size = ComponentRenderer.fittingSize(of: view, width: bounds.width)
                view.frame = Rect(origin: .zero, size: size)
            }
        }
    }
}

/// The keys declared by a view with the focus and those around it.
@MainActor
struct Bindings {
    /// A declared key's binding, and the view that declares it.
    typealias Declared = (owner: View, binding: KeyBinding)

    private let declared: [Declared]

    init(at focused: View, in component: View) {
        let chain = sequence(first: focused, next: { $0 === component ? nil : $0.superview })
        declared = chain.filter { ($0 as? Control)?.isEnabled ?? true }.flatMap { owner in
            owner.keyBindings.map { (owner, $0) }
        }
    }

    /// The binding that answers to a key.
    func answering(_ key: KeyEvent) -> Declared? { declared.first { $0.binding.trigger.matches(key) } }

    /// Keys listed by name, with two in place of all those that type.
    var listedKeys: [KeyEvent] {
        declared.flatMap { entry -> [KeyEvent] in
            entry.binding.trigger == .text ? KeyUniverse.typed : entry.binding.trigger.keys
        }
    }

    var activation: Declared? { declared.first { $0.binding.trigger == .activate } }

    /// What parts of one kind have in common.
    var titles: [String] { declared.map(\.binding.title) }
}
