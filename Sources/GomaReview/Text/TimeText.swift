/// Moments on a time line, as people read them.
package enum TimeText {
    /// Seconds with thousandths, such as `3.250 s`.
    package static func seconds(_ offset: Duration) -> String { "\(number(offset)) s" }

    /// The number alone, such as `3.250`.
    static func number(_ offset: Duration) -> String {
        let milliseconds = Int((offset / .milliseconds(1)).rounded())
        return "\(milliseconds / 1000).\((milliseconds % 1000).padded(to: 3))"
    }
}
