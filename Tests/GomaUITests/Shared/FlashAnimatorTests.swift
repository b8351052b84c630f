import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// What lights up for a while, as time passes.
@MainActor
struct FlashAnimatorTests {
    private let environment = ViewEnvironment.simulated()

    private func flash(in environment: ViewEnvironment, _ log: Log) -> FlashAnimator {
        let flash = FlashAnimator(in: environment, hold: .seconds(3))
        flash.onLevel = { [weak flash] in log.levels.append(flash?.level ?? -1) }
        flash.onEnd = { log.ends += 1 }
        return flash
    }

    private final class Log {
        var levels: [Double] = []
        var ends = 0
    }

    @Test func `it comes in four tenths of a second, is held until three, and goes in four tenths`() {
        let log = Log()
        let flash = flash(in: environment, log)

        flash.start(fadesIn: true)
        expect(flash.level, is: 0)
        expect(environment.around(.milliseconds(100)) { flash.level }, is: [0, 0.25])
        expect(environment.around(.milliseconds(300)) { flash.level }, is: [0.75, 1])
        expect(environment.around(.milliseconds(2700)) { flash.level }, is: [1, 0.75])
        expect(
            environment.around(.milliseconds(300)) { (flash.level, log.ends) }.map { "\($0)" },
            is: [
                "(0.25, 0)", "(0.0, 1)",
            ])

        expect(log.levels, is: [0.25, 0.5, 0.75, 1, 0.75, 0.5, 0.25, 0])
        expect(environment.isAtRest, is: true)
    }

    @Test func `what is lit before anyone looks is full at once`() {
        let log = Log()
        let flash = flash(in: environment, log)

        flash.start(fadesIn: false)

        expect(flash.level, is: 1)
        expect(environment.around(.milliseconds(3100)) { flash.level }, is: [1, 0.75])
    }

    @Test func `it may come in another time than it goes`() {
        let log = Log()
        let flash = flash(in: environment, log)

        flash.start(fadesIn: true, over: .seconds(1))

        expect(environment.around(.milliseconds(250)) { flash.level }, is: [0, 0.25])
        expect(environment.around(.milliseconds(750)) { flash.level }, is: [0.75, 1])
        expect(environment.around(.milliseconds(2100)) { flash.level }, is: [1, 0.75])
    }

    @Test(arguments: [50, 1000, 3200])
    func `started again it begins anew, and ends once`(milliseconds: Int) {
        let log = Log()
        let flash = flash(in: environment, log)
        flash.start(fadesIn: true)
        environment.wait(.milliseconds(milliseconds))

        flash.start(fadesIn: true)
        expect(flash.level, is: 0)
        environment.wait(.milliseconds(3399))
        expect(log.ends, is: 0)
        environment.wait(.milliseconds(1))

        expect(log.ends, is: 1)
        expect(environment.isAtRest, is: true)
    }

    @Test func `stopped it is dark at once, and tells no end`() {
        let log = Log()
        let flash = flash(in: environment, log)
        flash.start(fadesIn: false)

        flash.stop()
        flash.stop()
        environment.wait(.seconds(10))

        expect(flash.level, is: 0)
        expect(log.levels, is: [1, 0])
        expect(log.ends, is: 0)
        expect(environment.isAtRest, is: true)
    }

    @Test func `without motion it is on, then off`() {
        let environment = ViewEnvironment.simulated(reducesMotion: true)
        let log = Log()
        let flash = flash(in: environment, log)

        flash.start(fadesIn: true)

        expect(environment.around(.seconds(3)) { flash.level }, is: [1, 0])
        expect(log.levels, is: [1, 0])
        expect(log.ends, is: 1)
        expect(environment.isAtRest, is: true)
    }

    @Test func `one that is gone does nothing more`() {
        let log = Log()
        do { flash(in: environment, log).start(fadesIn: true) }

        environment.wait(.seconds(10))

        expectEmpty(log.levels)
        expect(log.ends, is: 0)
        expect(environment.isAtRest, is: true)
    }
}
