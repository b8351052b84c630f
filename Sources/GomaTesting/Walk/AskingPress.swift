import Foundation

/// A press of a declared key, with what the component has asked for and what its state was some seconds later.
struct AskingPress {
    let part: Part
    let key: KeyEvent
    let title: String
    let requests: [any ComponentRequest]
    /// What is shown in the next frame, and in the end.
    let shown: Surface
    let shownLater: Surface
    /// In the end, as JSON.
    let state: Data?

    /// A part that takes the focus, by its name; of several of one name, by which it is of them.
    struct Part: Hashable {
        let name: String
        let index: Int
    }

    /// `Enter (press) on joinButton`.
    var words: String { "\(key) (\(title)) on \(part.name)" }

    /// How long is waited for answers, and for what follows them.
    private static let wait = Duration.seconds(3)

    /// The presses of declared keys on some parts, each on a component of its own.
    /// - Parameters:
    ///   - tree: what the state is in place of the variant's; `nil` for the variant's own.
    ///   - parts: those that are not there in this state are left out.
    ///   - keys: those that are pressed, as far as they are declared; all of these where `nil`.
    @MainActor
    static func presses(
        on component: ComponentDescriptor, state: Int, holding tree: Data? = nil, parts: Set<Part>,
        keys: Set<KeyEvent>? = nil, in language: Localization = .english
    ) throws -> [Self] {
        func specimen() throws -> Specimen {
            let environment = ViewEnvironment.simulated(localization: language, reducesMotion: true)
            guard let tree else { return Specimen(component, state: state, environment: environment) }
            let instance = try component.instance(state: tree, inPlaceOf: state, in: environment)
            return Specimen(instance, width: component.defaultWidth)
        }
        let looked = try specimen()
        return try Part.all(in: looked).enumerated().filter { parts.contains($0.element) }.flatMap { place, part in
            let bindings = Bindings(at: looked.parts[place], in: looked.view)
            return try bindings.listedKeys.eachOnce.compactMap { key -> Self? in
                guard keys?.contains(key) ?? true, let declared = bindings.answering(key) else { return nil }
                let specimen = try specimen()
                specimen.focus(place)
                specimen.press(key)
                let shown = specimen.surface
                specimen.advance(by: wait)
                return Self(
                    part: part, key: key, title: declared.binding.title,
                    requests: specimen.environment.owner.requests.map(\.request), shown: shown,
                    shownLater: specimen.surface, state: try specimen.instance.state())
            }
        }
    }
}

extension AskingPress.Part {
    /// The parts of a component, in the order of the focus.
    @MainActor
    static func all(in specimen: Specimen) -> [Self] {
        var counts: [String: Int] = [:]
        return specimen.parts.map { part in
            let name = String(nameOf: part)
            defer { counts[name, default: 0] += 1 }
            return Self(name: name, index: counts[name, default: 0])
        }
    }
}
