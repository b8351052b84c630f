/// The scale of a chart, in whole steps for a number: the same on every machine, never more for a smaller number.
struct ChartScale: Hashable, Sendable {
    /// The number for no step.
    let lower: Double
    /// The number for all of them.
    let upper: Double

    /// A scale between two numbers; ends that are the wrong way round, or no numbers, make one on which all is nothing.
    init(from lower: Double = 0, to upper: Double) {
        self.lower = lower.isFinite ? lower : 0
        self.upper = upper.isFinite ? max(upper, self.lower) : self.lower
    }

    /// Steps out of `count`, rounded half up. What is more than the least shows, and only the most fills all.
    func steps(for value: Double, of count: Int) -> Int {
        let share = share(of: value)
        guard count > 0, share > 0 else { return 0 }
        guard share < 1 else { return count }
        let steps = Int((share * Double(count)).rounded())
        return min(max(steps, 1), max(1, count - 1))
    }

    /// Where a number lies between the ends, 0…1; halves are taken first, so that no difference is beyond all numbers.
    private func share(of value: Double) -> Double {
        guard value.isFinite, value > lower, upper > lower else { return 0 }
        return value >= upper ? 1 : (value / 2 - lower / 2) / (upper / 2 - lower / 2)
    }

    /// Round numbers (1, 2 or 5 and zeros) from zero up to the first that is not below `greatest`: what an axis names.
    /// - Parameter count: numbers above zero at most; 1 at least.
    static func roundNumbers(upTo greatest: Double, atMost count: Int) -> [Double] {
        let count = Double(max(1, count))
        guard greatest.isFinite, greatest > 0 else { return [0, 1] }
        // Whole numbers are divided at the very end: three tenths are 0.3, and three times a tenth are a little more.
        var (unit, parts) = (1.0, 1.0)
        while unit * count * 10 <= greatest { unit *= 10 }
        while count > greatest * parts * 10, parts < 1e6 { parts *= 10 }
        let step = [1, 2, 5].map { $0 * unit }.first { $0 * count >= greatest * parts } ?? 10 * unit
        let steps = Int((greatest * parts / step).rounded(.up))
        return (0...max(1, steps)).map { Double($0) * step / parts }
    }
}
