/// The player of scripts, without a terminal, on a time line that only the script moves.
@MainActor
package final class PlayRunner {
    let host: PlayHost
    /// The frames that the script asked for, so far.
    package private(set) var frames: [PlayFrame] = []
    /// Called after each step with the line that it stands on.
    var onStep: ((PlayScript.Line) -> Void)?
    /// Takes down the run, to be watched.
    package var recording: PlayRecording?

    private let script: PlayScript
    /// What was shown last.
    private var last: (surface: Surface, cursor: Point?, theme: StyleProvider?)?
    /// The last call that the script has made.
    private var lastCall: PlayScript.Line?

    /// - Throws: what ``PlayHost`` throws.
    package init(
        _ script: PlayScript, registry: ComponentRegistry, library: ThemeLibrary = .embedded,
        files: PlayFiles = PlayFiles(), saves: SaveFolder = .nowhere, scenes: (any PlaySceneMaker)? = nil
    ) throws {
        self.script = script
        host = try PlayHost(
            script, registry: registry, library: library, files: files, saves: saves, scenes: scenes)
    }

    /// Plays all steps.
    /// - Throws: ``PlayError`` at the first step that fails.
    package func run() throws {
        announce()
        for line in script.lines {
            if host.hasQuit, line.step != .expect(.quit) {
                throw PlayError.afterEnd(script: script.name, line: line.number)
            }
            recording?.begin(line.step, at: now)
            try perform(line)
            onStep?(line)
        }
        recording?.end(at: now)
    }

    /// How far the script's time has come.
    private var now: Duration { host.environment.scheduler.now.offset }

    private func perform(_ line: PlayScript.Line) throws {
        switch line.step {
        case .press(let keys): for key in keys { send(.key(key)) }
        case .focus(let name):
            do {
                try host.focus(name)
            } catch {
                throw failure(at: line, "\(error)")
            }
        case .pressIt:
            if let reason = host.problemWithPressing { throw failure(at: line, reason) }
            send(.key(KeyEvent(.enter)))
        case .burst(let keys): for key in keys { send(.key(key), settles: false) }
        case .type(let text): for character in text { send(.key(KeyEvent(.character(character)))) }
        case .click(let point): send(MouseEvent.click(at: point))
        case .clickText(let text):
            guard let point = host.window.surface.firstPlace(of: text) else {
                throw failure(at: line, "it is not on the screen")
            }
            send(MouseEvent.click(at: point))
        case .scroll(let isUp, let point): send(.mouse(MouseEvent(isUp ? .wheelUp : .wheelDown, at: point)))
        case .scrollTo(let text):
            guard scroll(to: text) else { throw failure(at: line, "it is nowhere that the wheel leads to") }
        case .drag(let start, let end): send(MouseEvent.drag(from: start, to: end))
        case .wait(let duration): host.time.pass(duration) { self.announce() }
        case .resize(let size): send(.resize(size))
        case .restart:
            guard try host.restart() else { throw failure(at: line, "nothing is kept of what is played") }
        case .call(let path, let call):
            do {
                try host.perform(call, at: path)
                lastCall = line
            } catch {
                throw failure(at: line, "\(error)")
            }
        case .expect(let expectation):
            if let reason = try problem(with: expectation) { throw failure(at: line, reason) }
        case .frame(let title): frames.append(frame(titled: title))
        }
        announce()
    }

    private func send(_ events: [MouseEvent]) {
        for event in events {
            guard !host.hasQuit else { return }
            host.window.send(.mouse(event))
            host.settle()
        }
    }

    /// - Parameter settles: whether what the event leads to is done and drawn before the next one.
    private func send(_ event: Event, settles: Bool = true) {
        guard !host.hasQuit else { return }
        host.window.send(event)
        if settles { announce() }
    }

    /// Turns the wheel, down and then up again, until a text shows.
    private func scroll(to text: String) -> Bool {
        let middle = Point(x: host.window.size.width / 2, y: host.window.size.height / 2)
        for action in [MouseEvent.Action.wheelDown, .wheelUp] {
            var before: Surface?
            while before != host.window.surface {
                if host.window.surface.firstPlace(of: text) != nil { return true }
                before = host.window.surface
                send([MouseEvent(action, at: middle)])
            }
        }
        return false
    }

    private func announce() {
        host.settle()
        let shown = (surface: host.window.surface, cursor: host.window.cursor, theme: host.changedTheme)
        guard last.map({ $0 != shown }) ?? true else { return }
        last = shown
        recording?.add(frame(titled: ""))
    }

    private func frame(titled title: String) -> PlayFrame {
        PlayFrame(
            title: title, time: now, surface: host.window.surface, cursor: host.window.cursor,
            theme: host.changedTheme)
    }

    private func failure(at line: PlayScript.Line, _ reason: String) -> PlayError {
        .failed(
            script: script.name, line: line.number, text: line.text, reason: reason, frame: host.window.surface.rows)
    }

    // MARK: Expectations

    /// What is not as it should be; `nil` where all is well.
    private func problem(with expectation: PlayExpectation) throws -> String? {
        let rows = host.window.surface.rows
        switch expectation {
        case .text(let text): return rows.contains { $0.contains(text) } ? nil : "it is not on the screen"
        case .noText(let text):
            return rows.firstIndex { $0.contains(text) }.map { "it is on the screen, in row \($0)" }
        case .textInRow(let row, let text):
            guard rows.indices.contains(row) else { return "there are only rows 0 to \(rows.count - 1)" }
            return rows[row].contains(text) ? nil : "that row holds \"\(rows[row])\""
        case .call(let call):
            let calls = host.environment.actionLog.actions.map(\.description)
            return calls.contains(call) ? nil : "it was not called; calls so far: \(Self.list(calls))"
        case .request(let request):
            let requests = host.environment.owner.requests.map { RequestText($0.request) }
            guard !requests.contains(where: request.matches) else { return nil }
            return "it was not asked for; requests so far: \(Self.list(requests.map(\.description)))"
        case .event(let event):
            let events = host.events
            return events.contains(event) ? nil : "it did not happen; events so far: \(Self.list(events))"
        case .focus(let name):
            return host.hasFocus(name) ? nil : "the focus is on \(host.focusWords)"
        case .noFocus: return host.window.focusedView.map { _ in "the focus is on \(host.focusWords)" }
        case .cells(let digest):
            let actual = try host.digest()
            let call = lastCall.map { ", after line \($0.number), \($0.text)" } ?? ""
            return actual == digest ? nil : "the cells are others than were recorded (now \(actual))\(call)"
        case .quit: return host.hasQuit ? nil : "the gallery has not ended"
        }
    }

    private static func list(_ items: [String]) -> String {
        items.isEmpty ? "none" : items.suffix(8).joined(separator: ", ")
    }
}
