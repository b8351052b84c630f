import Expectations
import Foundation
import GomaCatalog
import GomaPictures
import TerminalKit
import Testing

@testable import GomaGallery
@testable import GomaReview

/// What is done by hand can be saved and played again.
@MainActor
struct SessionTests {
    private func calls(_ script: String) -> [String] {
        script.split(separator: "\n").filter { $0.hasPrefix("call ") }.map { String($0.dropFirst(5)) }
    }

    private func focuses(_ script: String) -> [String] {
        script.split(separator: "\n").filter { $0.hasPrefix("focus ") }.map { String($0.dropFirst(6)) }
    }

    private func expectations(_ script: String) -> Int {
        script.split(separator: "\n").count { $0.hasPrefix("expect cells ") }
    }

    @Test func `as many calls are kept as a script can hold, and those beyond are counted`() throws {
        let component = try ComponentRegistry.goma.component(named: "Capsule")
        let log = ActionLog()
        let instance = component.instance(stateAt: 0, in: ViewEnvironment(actionLog: log))
        let content = PreviewContent(component: component, stateIndex: 0, instance: instance, file: nil)
        let session = try #require(try Session(of: content))
        let call = LoggedAction(time: .start, component: "Capsule", call: "tap()")

        for _ in 1...Session.capacity { log.record(call) }
        expect(session.steps.count, is: Session.capacity)
        expect(session.lostCount, is: 0)

        log.record(call)
        expect(session.steps.count, is: Session.capacity)
        expect(session.lostCount, is: 1)
    }

    @Test func `a pill`() throws {
        let bench = try SessionHarness("PillItem")
        bench.gallery.press(.tab, .enter)
        bench.wait(.milliseconds(1250))
        bench.gallery.press(.enter, .enter, .escape)

        let script = try bench.save()

        expect(calls(script), is: ["toggleSelection()", "toggleSelection()", "toggleSelection()"])
        expect(script, contains: "\nwait 1.25s\n")
        expect(expectations(script), is: 4)
        try expect(bench.files, is: ["PillItem-session.play", "PillItem-session.yaml"])
        try bench.play(script)
    }

    @Test func `a match card, with the calls of its parts and the time between`() throws {
        let bench = try SessionHarness("TallOddsMatchCard", state: "Live")
        bench.gallery.press(.tab)
        for _ in 0..<8 {
            bench.gallery.press(.enter, .tab)
            bench.wait(.milliseconds(333))
        }
        bench.gallery.press(.escape)
        #expect(Set(bench.calls).count > 3)

        let script = try bench.save()

        expect(calls(script).count, is: bench.calls.count)
        #expect(calls(script).contains { $0.contains("outcomes.lines[0].outcomes[") })
        expect(calls(script), contains: "openMatch()")
        expect(focuses(script).first, is: "TallOddsMatchCard")
        #expect(focuses(script).contains { $0.hasPrefix("outcomes.lines[0].outcomes.") }, "\(focuses(script))")
        try bench.play(script)
    }

    @Test func `a field that is typed into`() throws {
        let bench = try SessionHarness("BorderedTextField")
        bench.gallery.press(.tab)
        bench.gallery.type("a \"b\"")
        bench.wait(.milliseconds(400))
        bench.gallery.press(.backspace, .enter, .escape)

        let script = try bench.save()

        expect(focuses(script), is: ["entry"])
        expect(calls(script), lacks: "setFocused(true)", "the focus has told the model already")
        expect(calls(script), contains: #"updateText("a \"b")"#)
        try bench.play(script)
    }

    @Test func `a bar of pills, whose pills call the bar`() throws {
        let bench = try SessionHarness("PillSelectorBar")
        bench.gallery.press(.tab, .right, .enter)
        bench.wait(.milliseconds(500))
        bench.gallery.press(.right, .enter, .escape)
        expect(bench.calls.count, is: 4, "\(bench.calls)")

        let script = try bench.save()

        expect(calls(script), is: ["pills[1] toggleSelection()", "pills[2] toggleSelection()"])
        try expect(bench.play(script).host.environment.actionLog.count, is: 4)
    }

    @Test func `one call that is another is told with the step at which it goes another way`() throws {
        let bench = try SessionHarness("PillSelectorBar")
        bench.gallery.press(.tab, .right, .enter)
        bench.wait(.milliseconds(500))
        bench.gallery.press(.right, .enter, .escape)
        let script = try bench.save()
        let lines = script.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let call = try #require(lines.firstIndex { $0.hasPrefix("call ") })
        let check = try #require(lines[call...].firstIndex { $0.hasPrefix("expect cells") })

        let error = try #require(throws: PlayError.self) {
            try bench.play(script.replacingOccurrences(of: "call pills[1]", with: "call pills[3]"))
        }

        #expect(error.description.hasPrefix("a.play:\(check + 1): expect cells "), "\(error)")
        #expect(error.description.hasSuffix("after line \(call + 1), call pills[3] toggleSelection()"), "\(error)")
    }

    @Test func `a secret is not written, and neither is anything else`() throws {
        let component = try ComponentRegistry.goma.component(named: "BorderedTextField")
        let secure = try #require(
            component.states.indices.first { index in
                let state = try component.stateData(at: index).map { try JSONValue($0) }
                return state?[[.key("isSecure")]] == .bool(true) && state?[[.key("isEnabled")]] == .bool(true)
            })
        let bench = try SessionHarness("BorderedTextField", state: component.states[secure].name)
        bench.gallery.press(.tab)
        bench.gallery.type("hunter2")
        bench.gallery.press(.escape)

        bench.gallery.type("S")

        let message = bench.gallery.window.surface.rows.last ?? ""
        expect(message, contains: "not saved: step 2, updateText(…), keeps what was typed to itself")
        try expectEmpty(bench.files)
    }

    @Test func `nothing done is nothing saved`() throws {
        let bench = try SessionHarness("PillItem")

        bench.gallery.type("S")

        expect(bench.gallery.text, contains: "nothing has been done yet")
        try expectEmpty(bench.files)
    }

    @Test func `another state begins anew`() throws {
        let bench = try SessionHarness("PillItem")
        bench.gallery.press(.tab, .enter, .escape)
        bench.gallery.type("]")
        bench.gallery.press(.tab, .enter, .enter, .escape)

        let script = try bench.save()

        expect(calls(script).count, is: 2)
        expect(script, contains: "component PillItem \"Unselected\"")
        try bench.play(script)
    }

    @Test func `what is done after an edit begins in the edited state, from a file`() throws {
        let bench = try SessionHarness("PillItem")
        bench.gallery.type("c")
        bench.gallery.press(.down, .enter)
        bench.gallery.type("XY")
        bench.gallery.press(.enter, .tab, .enter, .escape, .escape)

        let script = try bench.save()

        expect(script, contains: "\nstate-file PillItem-session-start.yaml\n")
        try expect(bench.text("PillItem-session-start.yaml"), contains: "FootballXY")
        expect(calls(script), is: ["toggleSelection()"])
        try expect(bench.play(script).host.window.surface.rows.joined(), contains: "FootballXY")
    }

    @Test func `a part that only a state from a file has is there when it is played again`() throws {
        let bench = try SessionHarness("PillSelectorBar", state: "Single")
        let component = try ComponentRegistry.goma.component(named: "PillSelectorBar")
        let sports = try #require(try component.stateData(at: 0))
        bench.gallery.router.show(
            GivenState(file: "sports.yaml", data: sports), of: component,
            stateAt: try component.stateIndex(matching: "Single"))
        bench.gallery.update()
        bench.gallery.press(.tab, .right, .enter, .escape)

        let script = try bench.save()

        expect(script, contains: "\nstate-file PillSelectorBar-session-start.yaml\n")
        expect(calls(script), is: ["pills[1] toggleSelection()"])
        try bench.play(script)
    }

    @Test func `motion under way, characters and language are those of the session`() throws {
        let bench = try SessionHarness("OutcomeItem", state: "Odds up")
        bench.gallery.type("yl")
        bench.wait(.microseconds(1_234_567))
        bench.gallery.press(.tab, .enter, .escape)
        bench.wait(.seconds(3))

        let script = try bench.save()

        expect(script, contains: "\nascii\n")
        expect(script, contains: "\nlocale fr\n")
        expect(script, contains: "\nwait 1.234567s\n")
        try bench.play(script)
    }

    @Test func `a script names the theme in use, and says how much was done`() throws {
        let bench = try SessionHarness("PillItem")
        bench.gallery.type("t")
        bench.gallery.press(.tab, .enter, .escape)

        let script = try bench.save()

        #expect(script.hasPrefix("# PillItem: 1 call by hand. "))
        expect(script, contains: "\ntheme goma-light\n")
        try bench.play(script)
    }

    @Test func `a script says that nothing moved, and names no theme that nobody else has`() throws {
        let component = try ComponentRegistry.goma.component(named: "PillItem")
        let instance = component.instance(stateAt: 0, in: ViewEnvironment.simulated(reducesMotion: true))
        let content = PreviewContent(component: component, stateIndex: 0, instance: instance, file: nil)
        let session = try #require(try Session(of: content))
        (instance.model as? PillItemViewModel)?.toggleSelection()

        let script = try SessionScript(session, registry: .goma, library: .embedded, theme: "mine")
            .text(stateFile: nil)

        expect(calls(script), is: ["toggleSelection()"])
        expect(script, contains: "\nreduce-motion\n")
        expect(script, lacks: "\ntheme ")
    }

    @Test func `a second session begins in a file of its own`() throws {
        let bench = try SessionHarness("PillItem")
        for text in ["X", "Y"] {
            bench.gallery.type("c")
            bench.wait(.seconds(1))
            bench.gallery.press(.down, .enter)
            bench.gallery.type(text)
            bench.gallery.press(.enter, .tab, .enter, .escape, .escape)
            bench.gallery.type("S")
            bench.wait(.seconds(1))
        }

        let script = try bench.text("PillItem-session-2.play")

        expect(script, contains: "\nstate-file PillItem-session-start-2.yaml\n")
        try expect(bench.text("PillItem-session-start.yaml"), contains: "FootballX\n")
        try expect(bench.text("PillItem-session-start-2.yaml"), contains: "FootballXY\n")
        try bench.play(script)
    }

    @Test func `an edit is saved with what was done after it, and not where nothing was`() throws {
        let bench = try SessionHarness("PillItem")
        let edits = bench.gallery.services.edits
        bench.gallery.type("c")
        bench.gallery.press(.down, .enter)
        bench.gallery.type("X")
        bench.gallery.press(.enter, .escape)

        bench.gallery.type("S")
        try expect(bench.files, is: [])
        expect(edits.unsavedCount, is: 1)
        bench.gallery.press(.tab, .enter, .escape)
        bench.gallery.type("S")

        try expect(
            bench.files, is: ["PillItem-session-start.yaml", "PillItem-session.play", "PillItem-session.yaml"])
        expect(edits.unsavedCount, is: 0)
    }
}
