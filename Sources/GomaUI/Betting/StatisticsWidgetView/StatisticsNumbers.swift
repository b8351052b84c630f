extension ViewEnvironment {
    /// A number of a statistic, with as many digits after the separator as it needs, two at most: `14.2`, or `58%`.
    func text(of number: Amount, isPercentage: Bool = false) -> String {
        if isPercentage { return percent.string(Percentage(number)) }
        let digits = (0...2).first { money.isExact(number, digits: $0) } ?? 2
        return money.string(number, digits: digits)
    }
}
