extension BinaryInteger {
    /// The digits of the number, with zeros before them where they are fewer than that; none before a negative one.
    package func padded(to digits: Int, radix: Int = 10, uppercase: Bool = false) -> String {
        let text = String(self, radix: radix, uppercase: uppercase)
        return self < 0 ? text : String(repeating: "0", count: Swift.max(0, digits - text.count)) + text
    }
}
