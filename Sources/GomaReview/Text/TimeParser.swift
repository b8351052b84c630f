/// The reader and writer of spans of time as people write them.
package enum TimeParser {
    /// A span as people write it and ``duration(_:)`` reads it: `2.5s`, `0s`; exact to the nanosecond.
    package static func text(_ duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        let nanoseconds = attoseconds / 1_000_000_000
        guard nanoseconds > 0 else { return "\(seconds)s" }
        let digits = String(1_000_000_000 + nanoseconds).dropFirst()
        let end = digits.lastIndex { $0 != "0" } ?? digits.startIndex
        return "\(seconds).\(digits[...end])s"
    }

    /// `2.5s`, `300ms`, `2` (seconds); `nil` for anything else, for less than nothing, and for more than a day.
    package static func duration(_ text: String) -> Duration? {
        let (number, unit): (Substring, Double) =
            if text.hasSuffix("ms") {
                (text.dropLast(2), 0.001)
            } else if text.hasSuffix("s") {
                (text.dropLast(), 1)
            } else {
                (text[...], 1)
            }
        let isPlain = !number.isEmpty && number.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") }
        guard isPlain, let value = Double(number), value * unit <= 86_400 else { return nil }
        return .nanoseconds(Int((value * unit * 1e9).rounded()))
    }
}

extension Duration {
    /// The nearest whole millisecond, for people to read.
    var roundedToMilliseconds: Duration {
        let (seconds, attoseconds) = components
        return .seconds(seconds) + .milliseconds((attoseconds + 500_000_000_000_000) / 1_000_000_000_000_000)
    }
}
