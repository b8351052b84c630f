import Foundation
import GomaUI
import TerminalKit

/// What a key did to a component.
enum KeyEffect: Hashable, Sendable {
    /// A method of a model was called that writes itself into the action log.
    case call
    case state
    case focus
    case cursor
    /// A view scrolled, or its parts moved.
    case movement
    case cells
    /// It was taken, so that nobody else can answer to it.
    case taken

    var words: String {
        switch self {
        case .call: "calls the model"
        case .state: "changes the state"
        case .focus: "moves the focus"
        case .cursor: "moves the cursor"
        case .movement: "scrolls"
        case .cells: "draws"
        case .taken: "is taken"
        }
    }
}

/// One press of one key on one part of a component in one state.
struct KeyPress {
    let state: Int
    let part: String
    let key: KeyEvent
    /// What the component says the key does; `nil` where it declares no such key.
    let title: String?
    let isActivation: Bool
    let effects: Set<KeyEffect>
    /// What was asked of models.
    let calls: [LoggedAction]
    /// First cell that changed.
    let place: Point?
}

/// Every key pressed on every part of a component in every state.
///
/// Declared keys are each pressed on a component of their own. The others share one, which is made anew after a key that
/// did something. Of a state's parts that are alike (their type and keys), the first and the last stand for all.
@MainActor
enum KeySweep {
    private static var known: [String: [KeyPress]] = [:]

    /// The presses that are declared, and those that are not but did something.
    static func presses(on component: ComponentDescriptor) throws -> [KeyPress] {
        if let presses = known[component.id] { return presses }
        let presses = try component.states.indices.flatMap { state in
            try representativeParts(of: component, state: state).flatMap { part in
                try declaredPresses(component, state, part) + undeclaredPresses(component, state, part)
            }
        }
        known[component.id] = presses
        return presses
    }

    /// Places in the focus order of the first and the last part of each kind.
    static func representativeParts(of component: ComponentDescriptor, state: Int) throws -> [Int] {
        let specimen = Specimen(component, state: state)
        let kinds = Dictionary(grouping: specimen.parts.indices) { index in
            let part = specimen.parts[index]
            return [String(describing: type(of: part))] + Bindings(at: part, in: specimen.view).titles
        }
        return Set(kinds.values.flatMap { [$0[0], $0[$0.count - 1]] }).sorted()
    }

    private static func declaredPresses(
        _ component: ComponentDescriptor, _ state: Int, _ part: Int
    ) throws -> [KeyPress] {
        let specimen = try focused(component, state, part)
        let bindings = Bindings(at: specimen.parts[part], in: specimen.view)
        var seen: Set<KeyEvent> = []
        return try bindings.listedKeys.filter { seen.insert($0).inserted }.compactMap { key in
            guard let declared = bindings.answering(key) else { return nil }
            let specimen = try focused(component, state, part)
            let before = Observation(specimen)
            specimen.press(key)
            let (effects, place) = before.effects(seenIn: Observation(specimen))
            return KeyPress(
                state: state,
                part: specimen.parts.indices.contains(part) ? String(nameOf: specimen.parts[part]) : "part \(part)",
                key: key, title: declared.binding.title, isActivation: declared.binding.trigger == .activate,
                effects: effects, calls: specimen.environment.actionLog.actions, place: place)
        }
    }

    private static func undeclaredPresses(
        _ component: ComponentDescriptor, _ state: Int, _ part: Int
    ) throws -> [KeyPress] {
        var specimen = try focused(component, state, part)
        let name = String(nameOf: specimen.parts[part])
        let bindings = Bindings(at: specimen.parts[part], in: specimen.view)
        let moves = specimen.parts.count > 1 ? Set(View.focusKeys.map(\.key)) : []
        let keys = KeyUniverse.all.filter { bindings.answering($0) == nil && !moves.contains($0) }
        var presses: [KeyPress] = []
        func press(_ keys: [KeyEvent], readsState: Bool) throws {
            var before = Observation(specimen, readsState: readsState)
            for key in keys {
                let isTaken = specimen.press(key)
                var (effects, place) = before.effects(seenIn: Observation(specimen, readsState: readsState))
                if isTaken { effects.insert(.taken) }
                guard !effects.isEmpty else { continue }
                presses.append(
                    KeyPress(
                        state: state, part: name, key: key, title: nil, isActivation: false, effects: effects,
                        calls: specimen.environment.actionLog.actions, place: place))
                specimen = try focused(component, state, part)
                before = Observation(specimen, readsState: readsState)
            }
        }
        let before = try specimen.instance.state()
        try press(keys, readsState: false)
        guard presses.isEmpty, try specimen.instance.state() != before else { return presses }
        specimen = try focused(component, state, part)
        try press(keys, readsState: true)
        return presses
    }

    private static func focused(_ component: ComponentDescriptor, _ state: Int, _ part: Int) throws -> Specimen {
        let specimen = Specimen(component, state: state)
        specimen.focus(part)
        return specimen
    }
}

/// All of a component that a key can change.
@MainActor
struct Observation {
    private let state: Data?
    private let calls: Int
    private let focus: Int?
    private let cursor: Point?
    private let scrolling: [Int?]
    private let frames: [Rect]
    private let surface: Surface

    /// - Parameter readsState: off where many keys are expected to do nothing, since writing JSON takes its time.
    init(_ specimen: Specimen, readsState: Bool = true) {
        state = readsState ? try? specimen.instance.state() : nil
        calls = specimen.environment.actionLog.count
        surface = specimen.surface
        focus = specimen.focusPlace
        cursor = specimen.window.cursor
        scrolling = specimen.scrolling
        frames = specimen.view.tree.map(\.frame)
    }

    /// What is different in a later observation, and the first cell that is.
    func effects(seenIn later: Observation) -> (effects: Set<KeyEffect>, place: Point?) {
        var effects: Set<KeyEffect> = []
        if later.calls != calls { effects.insert(.call) }
        if later.state != state { effects.insert(.state) }
        if later.focus != focus { effects.insert(.focus) }
        if later.cursor != cursor { effects.insert(.cursor) }
        if later.scrolling != scrolling || later.frames != frames { effects.insert(.movement) }
        let place = surface.firstDifference(from: later.surface)
        if place != nil { effects.insert(.cells) }
        return (effects, place)
    }
}
