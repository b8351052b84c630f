/// The scale of a chart from zero up, in whole steps: the same on every machine, never more for a smaller number.
struct ChartScale: Hashable, Sendable {
    /// The number for all steps; where it is not above zero, or is no number, no number has any.
    private let upper: Double

    init(to upper: Double) { self.upper = upper.isFinite ? upper : 0 }

    /// Steps out of `count`, rounded half up. What is more than zero shows, and only the most fills all.
    func steps(for value: Double, of count: Int) -> Int {
        guard count > 0, value.isFinite, value > 0, upper > 0 else { return 0 }
        guard value < upper else { return count }
        let steps = Int((value / upper * Double(count)).rounded())
        return min(max(steps, 1), max(1, count - 1))
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
