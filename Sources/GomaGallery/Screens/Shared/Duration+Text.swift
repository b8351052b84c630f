extension Duration {
    /// Seconds with thousandths, such as `3.250 s`.
    var secondsText: String {
        let milliseconds = Int((self / .milliseconds(1)).rounded())
        let rest = String(milliseconds % 1000)
        return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + "\(rest) s"
    }
}
