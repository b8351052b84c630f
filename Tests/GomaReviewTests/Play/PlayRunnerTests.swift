import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

@MainActor
struct PlayRunnerTests {
    @discardableResult
    private func play(_ text: String) throws -> PlayRunner {
        let runner = try PlayRunner(PlayScript(parsing: text, name: "a.play"), registry: .goma)
        try runner.run()
        return runner
    }

    private func failure(_ text: String) throws -> PlayError {
        try #require(throws: PlayError.self) { try play(text) }
    }

    @Test func `an expectation that fails names its line and shows the frame`() throws {
        let error = try failure("component OutcomeItem\nframe\nexpect \"9.99\"")

        expect(error.description, is: "a.play:3: expect \"9.99\": it is not on the screen")
        #expect(error.frame.contains { $0.contains("1.85") })
    }

    @Test(arguments: [
        ("expect not \"1.85\"", "it is on the screen, in row 2"), ("expect row 1 \"x\"", "that row holds \"█"),
        ("expect row 9 \"x\"", "there are only rows 0 to 3"),
        ("expect call \"OutcomeItem.fly()\"", "it was not called; calls so far: none"),
        ("expect focus Label", "the focus is on nothing"),
        ("expect cells 0", "the cells are others than were recorded"),
        ("expect quit", "the gallery has not ended"), ("expect event \"x\"", "it did not happen; events so far: none"),
        ("call fly()", "OutcomeItem has no fly(); it has toggleSelection(), requestDetails()"),
        ("focus home", "no control is called \"home\"; there are OutcomeItem"),
        ("press it", "nothing has the focus; write focus and a control before it"),
        ("call lines[0] fly()", "OutcomeItem has no part \"lines[0]\""),
        ("restart", "nothing is kept of what is played"), ("click \"9.99\"", "it is not on the screen"),
        ("scroll to \"9.99\"", "it is nowhere that the wheel leads to"),
    ])
    func `every expectation can fail`(step: String, reason: String) throws {
        let error = try failure("component OutcomeItem\n\(step)")
        #expect(error.description.hasPrefix("a.play:2: \(step): \(reason)"), "\(error)")
    }

    @Test func `a call that was not made is told with the last eight that were`() throws {
        let later = Array(repeating: "requestDetails()", count: 8)
        let calls = (["toggleSelection()"] + later).map { "call \($0)\n" }.joined()

        let error = try failure("component OutcomeItem\n\(calls)expect call \"OutcomeItem.fly()\"")

        let list = later.map { "OutcomeItem.\($0)" }.joined(separator: ", ")
        expect(
            error.description,
            is: "a.play:11: expect call \"OutcomeItem.fly()\": it was not called; calls so far: \(list)")
    }

    @Test func `the line above a frame has its title and its moment, and is as long as all others`() {
        let surface = Surface(size: Size(width: 1, height: 1))
        let rules = ["", "on", "日本"].map { title in
            PlayFrame(title: title, time: .milliseconds(1500), surface: surface, cursor: nil).rule
        }

        expect(rules[0].hasPrefix("── 1500 ms ──"), is: true)
        expect(rules[1].hasPrefix("── on · 1500 ms ──"), is: true)
        expect(rules.map { DisplayText($0).width }, is: [72, 72, 72])
    }

    @Test func `a control is named, and it is pressed`() throws {
        let runner = try play(
            """
            component InlineMatchCard
            focus outcomes.draw
            expect focus outcomes.draw
            expect focus OutcomeItemView
            press it
            expect call "OutcomeItem.toggleSelection()"
            focus markets
            expect focus header.markets
            """)

        let actions = runner.host.environment.actionLog.actions
        expect(actions.map(\.place), is: ["outcomes.outcomes[1] OutcomeItem.toggleSelection()"])
    }

    @Test(arguments: [
        ("component BorderedTextField\nexpect focus entry", "the focus is on nothing"),
        ("component InlineMatchCard\nfocus home\nexpect focus away", "the focus is on outcomes.home (OutcomeItemView)"),
        ("component CashoutSlider\nfocus slider\npress Enter\npress it", "slider (Slider) does not answer to Enter"),
        ("component MarketOutcomesMultiLine\nfocus outcomes", "\"outcomes\" could be lines[0].outcomes."),
    ])
    func `a control that is not meant, or cannot be pressed, is named`(text: String, reason: String) throws {
        try expect(failure(text).description, contains: ": \(reason)")
    }

    @Test func `time passes only where the script waits`() throws {
        let runner = try play(
            """
            component OutcomeItem "Odds up"
            frame
            wait 3s
            frame
            wait 1s
            frame
            """)

        expect(runner.frames.map(\.time), is: [.zero, .seconds(3), .seconds(4)])
        expect(runner.frames[0].surface, is: runner.frames[1].surface)
        expect(runner.frames[1].surface, isNot: runner.frames[2].surface)
    }

    @Test func `every frame of a motion is announced`() throws {
        let runner = try PlayRunner(
            PlayScript(parsing: "component OutcomeItem \"Odds up\"\nwait 4s", name: "a.play"), registry: .goma)
        runner.recording = PlayRecording(title: "a", longestWait: .seconds(10))

        try runner.run()
        let moments = try #require(runner.recording).moments.map(\.time)

        #expect(moments.count > 3)
        expect(moments, is: moments.sorted())
    }

    @Test(arguments: [("press", 3), ("burst", 2)])
    func `keys of a burst are all handled before a frame is drawn`(step: String, frameCount: Int) throws {
        let runner = try PlayRunner(
            PlayScript(parsing: "component OutcomeItem\n\(step) Tab Enter", name: "a.play"), registry: .goma)

        try runner.run()

        expect(runner.host.window.statistics.frames, is: frameCount)
        expect(runner.host.environment.actionLog.actions.count, is: 1)
        #expect(runner.host.window.surface.rows.contains { $0.contains("✓") })
    }

    @Test(arguments: ["gallery", "page a.yaml"])
    func `what is no component is played only by who has it`(subject: String) throws {
        let script = try PlayScript(parsing: subject, name: "a.play")

        let error = try #require(throws: PlayError.self) { try PlayRunner(script, registry: .goma) }

        let word = subject.split(separator: " ")[0]
        expect("\(error)", is: "a.play: there is no \(word) to play here, only components")
    }

    @Test(arguments: [("", 16), ("width 30\n", 30)])
    func `a component has the columns that the script offers, or else its own`(line: String, columns: Int) throws {
        let runner = try play("component OutcomeItem\n\(line)frame")

        expect(runner.frames.map(\.surface.size.width), is: [columns])
    }

    @Test func `a component grows to the height that it wants`() throws {
        let runner = try play("component MarketOutcomesMultiLine Failed\nframe\npress Enter\nwait 3s\nframe")
        expect(runner.frames[0].surface.size.height, isNot: runner.frames[1].surface.size.height)
    }
}
