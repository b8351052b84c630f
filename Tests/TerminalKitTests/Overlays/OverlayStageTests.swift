import Expectations
import Testing

@testable import TerminalKit

/// Messages that come up and go one after the other, and what becomes of those that are on their way.
@MainActor
@Suite struct OverlayStageTests {
    private final class Box: OverlayControl {
        var text = "" { didSet { setNeedsDisplay() } }

        override func sizeThatFits(_ proposal: Size) -> Size { Size(width: 3, height: 4) }

        override func draw(in painter: Painter) {
            for y in 0..<bounds.height {
                painter.draw(DisplayText("\(text)\(y)"), at: Point(x: 0, y: y), style: .plain)
            }
        }
    }

    private final class Owner: OverlayActions {
        var calls: [String] = []
        func press() { calls.append("press") }
        func dismiss() { calls.append("dismiss") }
        func hold() { calls.append("hold") }
        func resume() { calls.append("resume") }
    }

    private let scheduler = TimelineScheduler()
    private let owner = Owner()
    private let box = Box()

    private func stage(reducesMotion: Bool = false) -> (OverlayStage<Box>, ViewHarness) {
        let stage = OverlayStage(box, fills: true, on: scheduler, reducesMotion: reducesMotion)
        stage.show(nil, for: owner) { _ in }
        let view = View()
        view.addSubview(stage)
        stage.frame = Rect(x: 0, y: 0, width: 3, height: 4)
        return (stage, ViewHarness(view, width: 3, height: 4))
    }

    private func show(_ id: String?, on stage: OverlayStage<Box>) {
        stage.show(id, for: owner) { $0.text = id ?? "" }
    }

    /// What is seen after so much time, from the top.
    private func seen(_ harness: ViewHarness, after milliseconds: Int) -> [String] {
        scheduler.advance(by: .milliseconds(milliseconds))
        return harness.rows
    }

    private static let nothing = ["", "", "", ""]
    private static func whole(_ id: String) -> [String] { (0..<4).map { "\(id)\($0)" } }

    @Test func `the first state is there at once, and the next comes up a row at a time`() {
        let first = OverlayStage(box, fills: true, on: scheduler, reducesMotion: false)
        show("a", on: first)
        let stage = ViewHarness(first, width: 3, height: 4)
        #expect(stage.rows == Self.whole("a") && scheduler.nextDue == nil)

        let (other, harness) = self.stage()
        expect(harness.rows, is: Self.nothing)
        show("b", on: other)
        expect(seen(harness, after: 0), is: ["", "", "", "b0"])
        expect(seen(harness, after: 132), is: ["", "", "", "b0"])
        expect(seen(harness, after: 2), is: ["", "", "b0", "b1"])
        expect(seen(harness, after: 133), is: ["", "b0", "b1", "b2"])
        expect(seen(harness, after: 134), is: Self.whole("b"))
        expect(scheduler.nextDue, is: nil)
    }

    @Test func `one that is sent away while it comes up turns round`() {
        let (stage, harness) = stage()
        show("a", on: stage)
        expect(seen(harness, after: 150), is: ["", "", "a0", "a1"])

        show(nil, on: stage)
        expect(seen(harness, after: 0), is: ["", "", "a0", "a1"])
        #expect(!box.isEnabled)
        expect(seen(harness, after: 101), is: ["", "", "", "a0"])

        expect(seen(harness, after: 100), is: Self.nothing)
        expect(scheduler.nextDue, is: nil)
    }

    @Test func `of two, the one that waits may be sent away first, and the one that went comes back`() {
        let (stage, harness) = stage()
        show("a", on: stage)
        expect(seen(harness, after: 400), is: Self.whole("a"))

        show("b", on: stage)
        expect(seen(harness, after: 150), is: ["", "", "a0", "a1"])
        show("a", on: stage)
        #expect(!box.isEnabled)
        expect(seen(harness, after: 50), is: ["", "", "", "a0"])

        expect(seen(harness, after: 101), is: ["", "", "", "a0"])
        #expect(box.isEnabled)
        expect(seen(harness, after: 400), is: Self.whole("a"))
        expect(scheduler.nextDue, is: nil)
    }

    @Test func `one that comes while another goes waits for that, and only the last of them is seen`() {
        let (stage, harness) = stage()
        show("a", on: stage)
        _ = seen(harness, after: 400)

        var letters = ""
        for id in ["b", nil, "c", "d"] as [String?] {
            show(id, on: stage)
            letters += seen(harness, after: 99).joined().filter(\.isLetter)
        }

        // Of the 400 milliseconds that the next takes to come up, 96 have gone by.
        expect(letters, is: "aaaaaad")
        expect(seen(harness, after: 303), is: ["", "d0", "d1", "d2"])
        #expect(seen(harness, after: 1) == Self.whole("d") && scheduler.nextDue == nil)
    }

    @Test func `the same message again does not move, and says what it says now`() {
        let (stage, harness) = stage()
        show("a", on: stage)
        _ = seen(harness, after: 400)

        for text in ["x", "y"] {
            stage.show("a", for: owner) { $0.text = text }
            #expect(harness.rows == Self.whole(text) && scheduler.nextDue == nil)
        }
    }

    @Test func `what it has shown may be forgotten, and then the next is there at once`() {
        let (stage, harness) = stage()
        for id in ["a", "b"] {
            show(id, on: stage)
            _ = seen(harness, after: 100)
            for _ in 0..<2 { stage.reset() }
            #expect(scheduler.nextDue == nil && !box.isEnabled)

            show("c", on: stage)
            expect(harness.rows, is: Self.whole("c"))
            expect(box.isEnabled, is: true)
        }
    }

    @Test func `without motion messages change at once`() {
        let (stage, harness) = stage(reducesMotion: true)

        for id in ["a", "b", nil, "c"] as [String?] {
            show(id, on: stage)
            expect(harness.rows, is: id.map(Self.whole) ?? Self.nothing)
            expect(scheduler.nextDue, is: nil)
        }
    }

    @Test func `freed while a message is on its way it leaves nothing to do`() {
        weak var gone: OverlayStage<Box>?
        do {
            let stage = OverlayStage(Box(), fills: true, on: scheduler, reducesMotion: false)
            gone = stage
            stage.show(nil, for: owner) { _ in }
            stage.show("a", for: owner) { _ in }
            expect(scheduler.nextDue, isNot: nil)
        }

        #expect(gone == nil && scheduler.nextDue == nil)
    }
}
