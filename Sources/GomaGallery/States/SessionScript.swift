import Foundation

/// The script of a session, which plays it again and checks the picture at each call.
///
/// Only what the customer asked for is played. A call that makes further calls makes them again when it is played, so
/// the session is played while it is written: a noted call that the replay has made by itself by then is left out, such as
/// that of a field which the focus came to. The pictures compared are those of the states alone (see ``StillPicture``),
/// since the focus is no part of the calls.
@MainActor
struct SessionScript {
    private let session: Session
    private let settings: [String]
    private let host: PlayHost
    private var steps: [String] = []
    /// How many calls the customer made.
    private(set) var callCount = 0

    /// - Parameters:
    ///   - registry: where the component and its parts are found.
    ///   - library: the themes that a script can name.
    ///   - theme: the theme in use, by name.
    /// - Throws: ``SessionError``.
    init(_ session: Session, registry: ComponentRegistry, library: ThemeLibrary, theme: String) throws {
        guard !session.steps.isEmpty else { throw SessionError.nothingDone }
        guard session.lostCount == 0 else { throw SessionError.tooLong(kept: session.steps.count) }
        self.session = session
        settings = Self.settings(of: session, library: library, theme: theme)
        let files = try Self.files(of: session)
        let head = settings + (session.beginsAsNamed ? [] : ["state-file \(Self.startFile)"])
        let script = try PlayScript(parsing: head.joined(separator: "\n"), name: "session")
        host = try PlayHost(script, registry: registry, library: library, files: files)
        try write()
        try verify(registry, library, files)
    }

    /// The script.
    /// - Parameter stateFile: the file of the state that it begins in, beside it; only where that is none of the
    ///   component's own.
    func text(stateFile: String?) -> String {
        let calls = Count.of(callCount, "call")
        let head = [
            "# \(TextGate.visible(session.component.name)): \(calls) by hand. \"\(ProgramName.current) play\" plays them again."
        ]
        let file = stateFile.map { ["state-file \($0)"] } ?? []
        return (head + settings + file + steps).joined(separator: "\n") + "\n"
    }

    private static func settings(of session: Session, library: ThemeLibrary, theme: String) -> [String] {
        let state = session.component.states[session.stateIndex].name
        var lines = ["component \(PlayScript.word(session.component.name)) \(SwiftLiteral.quoted(state))"]
        if theme != ThemeLibrary.defaultName, library.names.contains(theme) {
            lines.append("theme \(PlayScript.word(theme))")
        }
        if session.environment.glyphs.isASCII { lines.append("ascii") }
        if session.environment.reducesMotion { lines.append("reduce-motion") }
        if session.environment.localization.locale != Localization.english.locale {
            lines.append("locale \(session.environment.localization.locale)")
        }
        return lines
    }

    // MARK: Writing

    private mutating func write() throws {
        let end = try session.end
        let made = Made(host.environment.actionLog)
        var now = session.start.time
        var index = 0
        var waited = Duration.zero
        while index < session.steps.count {
            let step = session.steps[index]
            let wait = step.action.time.offset - now.offset
            host.time.pass(wait)
            host.settle()
            (now, waited) = (step.action.time, waited + wait)
            let skipped = skip(made.take(), from: index)
            index += skipped
            guard skipped == 0 else { continue }
            add(wait: waited)
            waited = .zero
            try addExpectation(of: step.state)
            addFocus(on: step.focus)
            let focused = skip(made.take(), from: index)
            index += focused
            guard focused == 0 else { continue }
            try play(step.action, number: index + 1)
            index += 1
            index += skip(Array(made.take().dropFirst()), from: index)
        }
        add(wait: waited + (end.time.offset - now.offset))
        try addExpectation(of: end.state)
    }

    private mutating func add(wait: Duration) {
        guard wait > .zero else { return }
        steps.append("wait \(TimeParser.text(wait))")
    }

    private mutating func addExpectation(of state: Data) throws {
        let digest = try StillPicture.digest(
            of: state, component: session.component, width: session.component.defaultWidth, in: session.environment)
        steps.append("expect cells \(digest)")
    }

    /// Brings the focus to where it was. A control that the replay has not there is left out: calls do not need it.
    private mutating func addFocus(on name: String?) {
        guard let name, !name.contains(where: \.isWhitespace), !host.hasFocus(name) else { return }
        guard (try? host.focus(name)) != nil else { return }
        steps.append("focus \(name)")
    }

    private mutating func play(_ action: LoggedAction, number: Int) throws {
        do {
            let call = try ActionCall(parsing: action.call)
            guard !call.arguments.contains(ActionCall.hiddenArgument) else {
                throw SessionError.notReplayable(
                    step: number, call: action.call, reason: "keeps what was typed to itself and cannot be played again"
                )
            }
            try host.perform(call, at: action.path)
        } catch let error as ActionError {
            throw SessionError.notReplayable(
                step: number, call: action.call, reason: "cannot be played again: \(error)")
        }
        host.settle()
        callCount += 1
        steps.append("call \(action.path.isEmpty ? "" : "\(action.path) ")\(action.call)")
    }

    /// How many of the noted calls, from a place on, the replay has made by itself.
    private func skip(_ made: [LoggedAction], from index: Int) -> Int {
        var count = 0
        for action in made where index + count < session.steps.count {
            let noted = session.steps[index + count].action
            if noted.component == action.component, noted.path == action.path, noted.call == action.call { count += 1 }
        }
        return count
    }

    /// The calls that a host has taken since it was last asked.
    private final class Made {
        private var actions: [LoggedAction] = []
        private var subscription: ActionLog.Subscription?

        init(_ log: ActionLog) { subscription = log.subscribe { [weak self] in self?.actions.append($0) } }

        func take() -> [LoggedAction] {
            defer { actions = [] }
            return actions
        }
    }

    /// The name of the first state's file while the script is made.
    private static let startFile = "start.yaml"

    private static func files(of session: Session) throws -> PlayFiles {
        let text = try StateFile.text(of: session.start.state, component: session.component, isJSON: false)
        return PlayFiles(held: [startFile: text])
    }

    /// Plays what was written, from the start.
    private func verify(_ registry: ComponentRegistry, _ library: ThemeLibrary, _ files: PlayFiles) throws {
        let text = text(stateFile: session.beginsAsNamed ? nil : Self.startFile)
        let script = try PlayScript(parsing: text, name: "session")
        do {
            try PlayRunner(script, registry: registry, library: library, files: files).run()
        } catch let error as PlayError {
            throw SessionError.diverges(reason: error.description)
        }
    }
}
