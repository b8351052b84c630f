import CBaseline
import Foundation

/// What was measured, what it is measured by, and what it may be.
struct ResultTable {
    private var rows: [[String]] = [["WHAT", "MEASURED", "BASELINE", "RATIO", "BUDGET", ""]]
    private(set) var isWithinBudget = true

    /// A figure that is measured by another one of the same run.
    mutating func add(_ what: String, _ value: Double, by baseline: Double, budget: Double, unit: String) {
        let ratio = value / baseline
        add(
            what, Self.text(value, unit), Self.text(baseline, unit), String(format: "%.2f", ratio),
            String(format: "≤ %.2f", budget), isWithin: ratio <= budget)
    }

    /// A figure that has a budget of its own.
    mutating func add(_ what: String, _ value: Double, budget: Double, unit: String) {
        add(
            what, Self.text(value, unit), "", "", "≤ " + Self.text(budget, unit), isWithin: value <= budget)
    }

    /// How something grows, by the exponent of its law: the times of the most and of the least there is of it.
    mutating func add(_ growth: Growth) {
        add(
            "\(growth.what), \(growth.sizes.first ?? 0) to \(growth.sizes.last ?? 0)",
            Self.text(growth.times.last ?? 0, "µs"), Self.text(growth.times.first ?? 0, "µs"),
            "^" + growth.exponentText, String(format: "≤ ^%.2f", growth.budget),
            isWithin: growth.exponent <= growth.budget)
    }

    private mutating func add(
        _ what: String, _ value: String, _ baseline: String, _ ratio: String, _ budget: String, isWithin: Bool
    ) {
        rows.append([what, value, baseline, ratio, budget, isWithin ? "" : "over"])
        if !isWithin { isWithinBudget = false }
    }

    var lines: [String] {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            row.enumerated().map { column, text in
                let blanks = String(repeating: " ", count: widths[column] - text.count)
                return column == 0 ? text + blanks : blanks + text
            }.joined(separator: "  ")
        }
    }

    private static func text(_ value: Double, _ unit: String) -> String {
        value < 10 ? String(format: "%.2f %@", value, unit) : String(format: "%.0f %@", value, unit)
    }
}

/// Clocks, and what is made of what they say.
enum Measure {
    /// Microseconds that the processor worked.
    static func microseconds(_ body: () throws -> Void) rethrows -> Double {
        let start = cb_processor_seconds()
        try body()
        return (cb_processor_seconds() - start) * 1e6
    }

    /// The middle one; of an even number the upper of the two.
    static func median(_ values: [Double]) -> Double {
        values.isEmpty ? 0 : values.sorted()[values.count / 2]
    }
}
