import Foundation

/// What something costs by how much of it there is.
struct Growth {
    let what: String
    let sizes: [Int]
    /// Microseconds, as many as sizes.
    let times: [Double]
    /// The exponent that it may have.
    let budget: Double

    /// The exponent of the power law that lies nearest to the times (least squares over logarithms): 0 where more costs no
    /// more, 1 where twice as much costs twice as much.
    var exponent: Double {
        let points = zip(sizes, times).map { (x: log(Double($0)), y: log(max($1, 0.01))) }
        let x = points.map(\.x).reduce(0, +) / Double(points.count)
        let y = points.map(\.y).reduce(0, +) / Double(points.count)
        let spread = points.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
        return points.reduce(0) { $0 + ($1.x - x) * ($1.y - y) } / spread
    }

    /// Such as `0.93`, and never `-0.00`.
    var exponentText: String { String(format: "%.2f", (exponent * 100).rounded() / 100 + 0) }

    /// Measures work of several sizes.
    /// - Parameter work: makes what is needed for a size, and gives back what is measured, to be done several times.
    @MainActor
    init(_ what: String, _ sizes: [Int], budget: Double, work: (Int) throws -> () throws -> Void) rethrows {
        (self.what, self.sizes, self.budget) = (what, sizes, budget)
        times = try sizes.map { size in
            let work = try work(size)
            try work()
            return Measure.median(try (0..<9).map { _ in try Measure.microseconds(work) })
        }
    }
}
