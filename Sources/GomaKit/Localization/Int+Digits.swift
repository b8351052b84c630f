extension Int {
    /// The digits of the number, with zeros before them where they are fewer than that; none before a negative one.
    package func padded(to digits: Int) -> String {
        let text = String(self)
        return self < 0 ? text : String(repeating: "0", count: Swift.max(0, digits - text.count)) + text
    }
}
