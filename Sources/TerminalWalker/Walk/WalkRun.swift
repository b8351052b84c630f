import Foundation

/// Takes the steps of one walk, and watches what comes of them.
struct WalkRun {
    private let process: TerminalProcess
    private let place: WalkPlace
    private var outcome = Walk.Outcome()
    /// Signals that the input has asked the terminal for.
    private var expectedSignals: Set<Int32> = []

    private enum Wait {
        case done, ended, timedOut
    }

    /// Looks in a row that have to find the program at rest, where much hangs on it.
    private static let rest = 8

    init(_ process: TerminalProcess, place: WalkPlace) {
        self.process = process
        self.place = place
    }

    /// - Parameters:
    ///   - ending: by which of the ways the program is ended, if it is still there.
    ///   - interval: steps between one look at the program and the next.
    mutating func take(_ steps: [Step], ending: Int, interval: Int, isOver: () -> Bool) -> Walk.Outcome {
        outcome.finding = finding(steps, ending: ending, interval: interval, isOver: isOver)
        outcome.received = process.bytesRead
        return outcome
    }

    private mutating func finding(
        _ steps: [Step], ending: Int, interval: Int, isOver: () -> Bool
    ) -> Finding? {
        if let finding = start() { return finding }
        for step in steps where !isOver() {
            outcome.steps += 1
            if let finding = take(step) ?? flaw { return finding }
            if process.ending != nil { return end() }
            guard outcome.steps % interval == 0 else { continue }
            if let finding = look() { return finding }
            if process.ending != nil { return end() }
        }
        if let finding = look() { return finding }
        if process.ending == nil, let finding = askToEnd(ending) { return finding }
        return end()
    }

    // MARK: Waiting

    /// Waits until `condition` holds. Time in which the program stood in line for a processor does not count.
    private func wait(_ patience: Duration, until condition: () -> Bool) -> Wait {
        let (start, line) = (ContinuousClock.now, process.facts.timeInLine)
        while !condition() {
            if process.ending != nil { return .ended }
            let spent = ContinuousClock.now - start
            if spent > patience, spent - (process.facts.timeInLine - line) > patience { return .timedOut }
            process.pump(milliseconds: 5)
        }
        return .done
    }

    /// Waits until the program has read everything, written everything and sleeps; no longer than told, as some move. Time
    /// in which it stood in line for a processor does not count.
    private func settle(for time: Duration, rest: Int) {
        let (start, line) = (ContinuousClock.now, process.facts.timeInLine)
        var calm = 0
        while calm < rest, process.ending == nil, !process.isStopped {
            let spent = ContinuousClock.now - start
            if spent > time, spent - (process.facts.timeInLine - line) > time { return }
            let isCalm = !process.pump(milliseconds: 3) && process.unread == 0 && process.facts.isAsleep
            calm = isCalm ? calm + 1 : 0
        }
    }

    // MARK: From start to end

    private func start() -> Finding? {
        switch wait(Walk.startPatience, until: { process.screen.modes.isAlternate }) {
        case .done:
            settle(for: .milliseconds(300), rest: 4)
            return nil
        case .timedOut: return Finding(kind: .start, words: "shows nothing \(Walk.startPatience) after its start")
        case .ended:
            drain()
            let words = process.ending?.words ?? ""
            return Finding(kind: .start, words: "ends at once with \(words): \(process.screen.textOutside)")
        }
    }

    /// Ends the program by a signal, or as somebody would by keys.
    private mutating func askToEnd(_ way: Int) -> Finding? {
        switch way {
        case 0: askToEnd(by: SIGTERM)
        case 1: askToEnd(by: SIGHUP)
        case 2: askToEnd(by: SIGINT)
        default:
            // A paste that was not ended would swallow the keys.
            let keys: [[UInt8]] = [Keys.sequence("[201~"), [0x1B], [0x1B], [0x1B], [0x1B], Array("q".utf8)]
            for bytes in keys where process.ending == nil {
                _ = process.send(bytes[...])
                settle(for: .milliseconds(200), rest: Self.rest)
                resumeIfStopped()
            }
            if process.ending == nil { askToEnd(by: SIGTERM) }
        }
        return waitForEnd()
    }

    /// Waits until a program that has been asked to end, or has no terminal any more, is gone.
    private func waitForEnd() -> Finding? {
        guard wait(Walk.patience, until: { false }) != .ended else { return nil }
        return Finding(kind: .hang, words: "does not end within \(Walk.patience) of being asked to")
    }

    private mutating func askToEnd(by signal: Int32) {
        expectedSignals.insert(signal)
        process.signal(signal)
    }

    /// What is to be said once the program has ended.
    private func end() -> Finding? {
        drain()
        // What follows the first line is a stack of addresses.
        let errors = place.errorText.prefix { $0 != "\n" }.prefix(400)
        switch process.ending {
        case .exit(let status) where place.statuses.contains(status): break
        case .signal(let signal) where expectedSignals.contains(signal): break
        case let ending?:
            return Finding(kind: .exit, words: "\(ending.words)\(errors.isEmpty ? "" : "; it says: \(errors)")")
        case nil: return nil
        }
        // Of a terminal that is gone nobody knows what it was sent last.
        return process.isHungUp ? nil : flaw ?? changedTerminal(after: "its end")
    }

    /// Takes in what a program has written before it ended or stopped.
    private func drain() {
        var quiet = 0
        while quiet < (process.screen.modes.leftovers.isEmpty ? 3 : 40) {
            quiet = process.pump(milliseconds: 5) ? 0 : quiet + 1
            if process.ending != nil, quiet > 0 { usleep(1000) }
        }
    }

    private func changedTerminal(after what: String) -> Finding? {
        if let inside = process.inside { return Finding(kind: .bytes, words: "\(inside) is left open after \(what)") }
        var leftovers = process.screen.modes.leftovers
        if !process.hasSettingsAsBefore { leftovers.append("the driver's settings are others than before") }
        guard !leftovers.isEmpty else { return nil }
        return Finding(kind: .terminal, words: "after \(what) \(leftovers.joined(separator: ", "))")
    }

    // MARK: Steps

    private mutating func take(_ step: Step) -> Finding? {
        let suspends = step.action == .stop || step.bytes.contains(0x1A)
        // What a stopped program has not read yet the driver would echo.
        if suspends { settle(for: .milliseconds(500), rest: 3) }
        let stops = process.stops
        switch step.action {
        case .send(let bytes):
            if let finding = send(bytes) { return finding }
            if suspends, let finding = waitForStop(after: stops) { return finding }
        case .resize(let width, let height): process.resize(width: width, height: height)
        case .stop:
            process.signal(SIGTSTP)
            if let finding = waitForStop(after: stops) { return finding }
        case .end(let signal):
            askToEnd(by: signal)
            return waitForEnd()
        case .hangUp(let isTold):
            // The kernel tells a shell, and that one its programs, in whichever order that comes about.
            expectedSignals.insert(SIGHUP)
            process.hangUp()
            if isTold { process.signal(SIGHUP) }
            return waitForEnd()
        case .pause(let milliseconds):
            let start = ContinuousClock.now
            while process.ending == nil, ContinuousClock.now - start < .milliseconds(milliseconds) {
                process.pump(milliseconds: 10)
            }
        }
        if step.waits { settle(for: .milliseconds(120), rest: 3) } else { process.pump(milliseconds: 0) }
        return resumeIfStopped()
    }

    /// - Parameter stops: how often the program had been stopped before it was asked; it may have gone on again since.
    private func waitForStop(after stops: Int) -> Finding? {
        guard wait(Walk.patience, until: { process.stops > stops }) == .timedOut else { return nil }
        return Finding(kind: .hang, words: "does not stop within \(Walk.patience) of being asked to")
    }

    /// Sends bytes as fast as the program reads them.
    private mutating func send(_ bytes: [UInt8]) -> Finding? {
        if bytes.contains(0x03) { expectedSignals.insert(SIGINT) }
        if bytes.contains(0x1C) { expectedSignals.insert(SIGQUIT) }
        outcome.sent += bytes.count
        var rest = bytes[...]
        while !rest.isEmpty {
            var sent = 0
            let wait = wait(Walk.patience) {
                if process.isStopped { return true }
                sent = process.send(rest)
                return sent > 0
            }
            switch wait {
            case .ended: return nil
            case .timedOut:
                return Finding(
                    kind: .hang, words: "reads nothing for \(Walk.patience) with \(rest.count) bytes to come")
            case .done: rest = rest.dropFirst(sent)
            }
            process.pump(milliseconds: 0)
            if let finding = resumeIfStopped() { return finding }
        }
        return nil
    }

    /// While a program is stopped the terminal is somebody else's; then it is continued.
    @discardableResult
    private func resumeIfStopped() -> Finding? {
        guard process.isStopped else { return nil }
        drain()
        if let finding = changedTerminal(after: "a stop") { return finding }
        process.resume()
        switch wait(Walk.patience, until: { process.screen.modes.isAlternate }) {
        case .timedOut: return Finding(kind: .hang, words: "shows nothing \(Walk.patience) after it was continued")
        case .done, .ended: return nil
        }
    }

    // MARK: Looking

    /// What the terminal was sent and should not have been.
    private var flaw: Finding? {
        guard let flaw = process.screen.flaws.first else { return nil }
        return Finding(kind: .bytes, words: "the terminal was sent \(flaw.words)")
    }

    /// Whether the program lives, reads, draws what it means to draw, and stays within bounds.
    private func look() -> Finding? {
        settle(for: .milliseconds(400), rest: Self.rest)
        if let finding = resumeIfStopped() ?? flaw { return finding }
        guard process.ending == nil else { return nil }
        if let finding = ask() ?? flaw { return finding }
        if process.ending == nil, !place.errorText.isEmpty {
            let text = place.errorText.prefix(200)
            return Finding(kind: .bytes, words: "standard error was written to while the screen was shown: \(text)")
        }
        guard let memory = process.facts.memory, Walk.isTooMuch(memory.most) else { return nil }
        return Finding(kind: .memory, words: "takes \(memory.now >> 10) MB, and took \(memory.most >> 10) MB")
    }

    /// Waits until the program has shown everything again: it asks for pastes behind that, or shows what it showed before, or
    /// has come to rest. What moves goes on moving, so of the first it is the moment that counts.
    private func waitForPicture() -> Wait {
        var (calm, read) = (0, process.bytesRead)
        return wait(Walk.patience) {
            let screen = process.screen
            if let before = screen.lastAlternate, screen.lastTaken == before || screen.picture == before { return true }
            let isCalm = process.bytesRead == read && process.unread == 0 && process.facts.isAsleep
            (calm, read) = (isCalm ? calm + 1 : 0, process.bytesRead)
            return calm >= Self.rest
        }
    }

    /// Tells the program that others have used the terminal, which it answers by showing everything again. What it
    /// shows then is what it showed before.
    private func ask() -> Finding? {
        let takeovers = process.screen.takeovers
        process.signal(SIGCONT)
        let wait = wait(Walk.patience) { process.screen.takeovers > takeovers && process.unread == 0 }
        if process.isStopped || wait == .ended { return nil }
        guard wait == .done else {
            let unread = process.unread == 0 ? "" : ", and \(process.unread) bytes of input are not read"
            return Finding(kind: .hang, words: "gives no answer within \(Walk.patience)\(unread)")
        }
        // All of it has to be there: a large screen in many colours comes in a hundred pieces, however fast they are read.
        if waitForPicture() == .timedOut, process.screen.lastTaken == nil {
            return Finding(kind: .hang, words: "is not done with showing everything again within \(Walk.patience)")
        }
        guard process.ending == nil, process.screen.takeovers == takeovers + 1,
            let before = process.screen.lastAlternate, process.screen.picture != before,
            let difference = before.difference(from: process.screen.lastTaken ?? process.screen.picture)
        else { return nil }
        return Finding(kind: .picture, words: "the screen was not what the program meant: \(difference)")
    }
}
