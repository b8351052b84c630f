import Expectations
import Testing

@testable import TerminalKit

@MainActor
@Suite struct SpinnerTests {
    private let scheduler = TimelineScheduler()

    private func spinner(isAnimating: Bool = true) -> Spinner {
        let spinner = Spinner(scheduler: scheduler)
        spinner.isAnimating = isAnimating
        return spinner
    }

    @Test func `it shows the next picture each 100 milliseconds, and begins again`() {
        let stage = ViewHarness(spinner(), width: 1, height: 1, glyphs: .ascii)

        let pictures = (0..<6).map { _ in
            defer { scheduler.advance(by: .milliseconds(100)) }
            return stage.rows[0]
        }

        expect(pictures, is: ["|", "/", "-", "\\", "|", "/"])
    }

    @Test func `a border is wanted too, and it turns inside that`() {
        let spinner = spinner()
        spinner.border = .light
        let stage = ViewHarness(spinner, width: 3, height: 3, glyphs: .ascii)
        scheduler.advance(by: .milliseconds(100))

        expect(spinner.measure(Size(width: 9, height: 9)), is: Size(width: 3, height: 3))
        expect(stage.rows, is: ["+-+", "|/|", "+-+"])
    }

    @Test func `it asks for no time unless it turns and can be seen`() {
        let (outer, turning) = (View(), spinner(isAnimating: false))
        outer.addSubview(turning)
        expect(scheduler.nextDue, is: nil)

        turning.isAnimating = true
        expect(scheduler.nextDue, isNot: nil)

        outer.isHidden = true
        expect(scheduler.nextDue, is: nil)

        outer.isHidden = false
        turning.isHidden = true
        expect(scheduler.nextDue, is: nil)

        turning.isHidden = false
        expect(scheduler.nextDue, isNot: nil)

        turning.isAnimating = false
        expect(scheduler.nextDue, is: nil)
    }

    @Test func `put into what is hidden it rests, taken out it turns`() {
        let (hidden, turning) = (View(), spinner())
        hidden.isHidden = true

        hidden.addSubview(turning)
        expect(scheduler.nextDue, is: nil)

        turning.removeFromSuperview()
        expect(scheduler.nextDue, isNot: nil)
    }

    @Test func `begun, hidden and taken out a second time it turns as fast as at first`() {
        let (outer, turning) = (View(), spinner())
        outer.addSubview(turning)
        for _ in 0..<2 {
            for isHidden in [true, true, false, false] { outer.isHidden = isHidden }
            for isAnimating in [false, false, true, true] { turning.isAnimating = isAnimating }
            for reducesMotion in [true, true, false, false] { turning.reducesMotion = reducesMotion }
            turning.removeFromSuperview()
            outer.addSubview(turning)
        }
        let stage = ViewHarness(outer, width: 1, height: 1, glyphs: .ascii)
        turning.frame = outer.bounds

        let pictures = (0..<5).map { _ in
            defer { scheduler.advance(by: .milliseconds(100)) }
            return stage.rows[0]
        }

        expect(pictures, is: ["|", "/", "-", "\\", "|"])
        turning.isAnimating = false
        expect(scheduler.nextDue, is: nil)
    }

    @Test func `with reduced motion the first picture stands still`() {
        let turning = spinner()
        let stage = ViewHarness(turning, width: 1, height: 1, glyphs: .ascii)
        scheduler.advance(by: .milliseconds(200))

        turning.reducesMotion = true

        expect(stage.rows, is: ["|"])
        expect(scheduler.nextDue, is: nil)
    }

    @Test func `it is freed with its timer`() {
        weak var gone: Spinner?
        do {
            let turning = spinner()
            gone = turning
            scheduler.advance(by: .milliseconds(100))
        }

        #expect(gone == nil)
        expect(scheduler.nextDue, is: nil)
    }
}
