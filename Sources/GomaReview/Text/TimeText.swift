/// Moments on a time line, as people read them.
package enum TimeText {
    /// Seconds with thousandths, such as `3.250 s`.
    package static func seconds(_ offset: Duration) -> String {
        let milliseconds = Int((offset / .milliseconds(1)).rounded())
        let rest = String(milliseconds % 1000)
        return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + "\(rest) s"
    }
}
