extension Label {
    /// Shows how many other markets a match has, nothing where it has none; what is read says what is counted.
    func showMoreMarkets(_ count: Int, in environment: ViewEnvironment) {
        text = count > 0 ? "+\(count)" : ""
        accessibilityLabel = count > 0 ? environment.text(.moreMarkets, ["count": "\(count)"]) : nil
    }
}
