/// The components of a registry one at a time, in one of their states and with nothing around them. Keys that no component
/// takes lead from state to state and from component to component, and the terminal's title says where one is.
@MainActor
package final class BareCatalogue {
    package let window: Window
    private let components: [ComponentDescriptor]
    private let environment: ViewEnvironment
    private let width: Int?
    private let moment: Duration?
    private let host: ComponentHostController
    private var place: (component: Int, state: Int)
    private var copies: Owner.Taking?

    /// The keys, with what they lead to.
    package enum Step: CaseIterable, Sendable {
        case nextState, previousState, nextComponent, previousComponent

        package var key: KeyEvent { words.key }
        package var title: String { words.title }

        private var words: (key: KeyEvent, title: String) {
            switch self {
            case .nextState: (.control("n"), "next state")
            case .previousState: (.control("p"), "previous state")
            case .nextComponent: (.control("f"), "next component")
            case .previousComponent: (.control("b"), "previous component")
            }
        }
    }

    /// - Parameters:
    ///   - given: a state from a file, shown first in place of the component's own.
    ///   - width: columns offered to all components; to each as many as it wants where `nil`.
    ///   - moment: how far the time line goes on with each state that is shown, where time stands still; whoever opens the
    ///     window lets it go on for the first.
    ///   - clipboard: takes what components ask to be copied.
    /// - Throws: `DecodingError` where the given state is none of the component's.
    package init(
        _ component: ComponentDescriptor, stateAt index: Int, given: GivenState? = nil,
        among components: [ComponentDescriptor],
        in environment: ViewEnvironment, width: Int? = nil, moment: Duration? = nil,
        clipboard: (any Clipboard)? = nil, onQuit: @escaping () -> Void
    ) throws {
        self.components = components
        self.environment = environment
        self.width = width
        self.moment = moment
        place = (components.firstIndex { $0.id == component.id } ?? 0, index)
        let instance = try component.instance(stateAt: index, given: given, in: environment)
        host = ComponentHostController(instance, width: width ?? component.defaultWidth, onQuit: onQuit)
        window = Window(
            size: Size(width: 80, height: 24), root: host, glyphs: environment.glyphs,
            scheduler: environment.scheduler)
        copies = environment.owner.take(CopyText.self) { question in
            // Nothing but the component is on the screen, which has no line for saying that something was left out of a
            // copy: it is a line without controls all the same.
            guard let clipboard else { return .refused() }
            return clipboard.copy(PasteText(line: question.request.text)).map { .refused(reason: $0) } ?? .done
        }
        host.name = component.title(ofStateAt: index, from: given?.file)
        host.keys = Step.allCases.map { step in
            KeyBinding(step.key, step.title) { [weak self] in self?.go(step) }
        }
    }

    private func go(_ step: Step) {
        switch step {
        case .nextState: showState(1)
        case .previousState: showState(-1)
        case .nextComponent: showComponent(1)
        case .previousComponent: showComponent(-1)
        }
    }

    private func showState(_ step: Int) {
        let count = components[place.component].states.count
        show((place.component, (place.state + step + count) % count))
    }

    private func showComponent(_ step: Int) {
        show(((place.component + step + components.count) % components.count, 0))
    }

    private func show(_ place: (component: Int, state: Int)) {
        self.place = place
        let component = components[place.component]
        host.show(component.instance(stateAt: place.state, in: environment), width: width ?? component.defaultWidth)
        host.name = component.title(ofStateAt: place.state)
        if let moment { environment.scheduler.advance(by: moment) }
    }
}

extension ComponentDescriptor {
    /// What the terminal's window is called while a state is on show, or one from a file in its place.
    func title(ofStateAt index: Int, from file: String? = nil) -> String {
        "\(name): \(file ?? states[index].name)"
    }
}
