import Expectations
import Foundation
import Testing

@testable import GomaDomain

struct TurnoverTests {
    @Test(
        arguments: [(20, 20, 0, 0.0), (5, 20, 15, 0.75), (0, 20, 20, 1), (-5, 20, 20, 1), (25, 20, 0, 0), (5, 0, 0, 0)]
            as [(Amount, Amount, Amount, Double)])
    func `as much is done as is required and not left`(left: Amount, required: Amount, done: Amount, progress: Double) {
        let turnover = Turnover(required: required, left: left)

        expect(turnover.done, is: done)
        expect(turnover.progress, is: progress)
        expect(turnover.isDone, is: (left <= 0))
    }

    @Test func `stakes count until nothing is left, and no more`() {
        var turnover = Turnover(required: 10)
        var left: [Amount] = []

        for amount in [-5, 0, 9, 1, 5] as [Amount] {
            turnover.wager(amount)
            left.append(turnover.left)
        }

        expect(left, is: [10, 10, 1, 0, 0])
        expect(Turnover(required: -5).isDone, is: true)
        expect(Turnover(required: 0).isDone, is: true)
    }
}
