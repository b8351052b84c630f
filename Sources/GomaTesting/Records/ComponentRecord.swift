/// What a component does in each of its states beyond what its approved dump shows: sums of what it draws at other widths, in
/// ASCII and in other languages, what each of its keys asks for and leads to, and sums along random input.
///
/// A record says that something is another than before, and where; what it looks like is for `gomaui show` to say.
@MainActor
package struct ComponentRecord {
    private let component: ComponentDescriptor
    private let walk: ComponentWalk

    package init(of component: ComponentDescriptor) {
        self.component = component
        walk = ComponentWalk(component)
    }

    /// Columns in which each state is drawn: narrow ones, in which parts give way, and wide ones, over which they spread.
    private static let widths = [5, 9, 13, 17, 21, 25, 30, 36, 44, 56, 72, 100, 140, 200]

    /// Each state with its sums and keys.
    /// - Throws: whatever the component throws that cannot be drawn or used.
    package func text() throws -> String {
        var lines = [component.id]
        for state in component.states.indices {
            lines += ["", component.states[state].name, widths(state, .unicode), widths(state, .ascii)]
            lines.append(languages(state))
            lines += try presses(state)
            lines.append(steps(state))
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func widths(_ state: Int, _ glyphs: Glyphs) -> String {
        let instance = component.instance(stateAt: state, in: .simulated(glyphs: glyphs))
        let frame = FramedComponent(instance.view, glyphs: glyphs)
        let sums = Self.widths.map { width in
            _ = frame.resize(toOffered: width)
            frame.draw()
            return "\(width)=\(frame.picture.sum)"
        }
        return "  \(glyphs.isASCII ? "ASCII" : "columns") " + sums.joined(separator: " ")
    }

    /// In each other language as it stands, and ten seconds later.
    private func languages(_ state: Int) -> String {
        let sums = [Localization.english, .french, .portuguese].map { language in
            let environment = ViewEnvironment.simulated(localization: language)
            let specimen = Specimen(component, state: state, environment: environment)
            let first = specimen.surface.sum
            specimen.advance(by: .seconds(10))
            return "\(language.locale)=\(first) \(specimen.surface.sum)"
        }
        return "  languages, later " + sums.joined(separator: " ")
    }

    /// What keys ask for, leave in the state and show, in the next frame and in the end; those that do the same together.
    private func presses(_ state: Int) throws -> [String] {
        let before = try component.stateData(at: state).map(JSONValue.init(_:))
        let presses = try walk.askingPresses(state: state).map { press -> (key: String, words: String) in
            var effects = press.requests.map { RequestText($0).description }
            if let after = try press.state.map(JSONValue.init(_:)),
                let difference = before?.firstDifference(from: after, unless: { _ in false })
            {
                let place = JSONValue.words(for: difference.path)
                effects.append(
                    "\(place) from \(Self.short(difference.ownText)) to \(Self.short(difference.otherText))")
            }
            effects.append("\(press.shown.sum) \(press.shownLater.sum)")
            let words = " (\(press.title)) on \(press.part.name): \(effects.joined(separator: "; "))"
            return (press.key.description, words)
        }
        return presses.grouped { $0.words }.map { words, presses in
            "  " + presses.map { $0.key }.joined(separator: ", ") + words
        }
    }

    /// Random input from this state on.
    private func steps(_ state: Int) -> String {
        let environment = ViewEnvironment.simulated()
        let app = RootController(component.instance(stateAt: state, in: environment).view, in: environment)
        var isOver = false
        app.onQuit = { isOver = true }
        let window = app.makeWindow(size: Size(width: 80, height: 24))
        let seed = StableHash.value(of: component.id) &+ UInt64(state)
        var trace = ScreenTrace(of: window, scheduler: environment.scheduler, seed: seed)
        return "  steps " + trace.sums(steps: 24, each: 6, isOver: { isOver }).joined(separator: " ")
    }

    /// A value's JSON; of a long one the beginning, and a name for all of it.
    private static func short(_ text: String) -> String {
        text.count <= 60 ? text : "\(text.prefix(40))… (\(StableHash.shortID(of: text)))"
    }
}
