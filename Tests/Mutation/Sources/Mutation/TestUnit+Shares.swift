extension TestUnit {
    /// Tests with the shares of one together where many of them are meant: as the whole of it, or by eighths where that takes
    /// long. Each share by itself costs the start of a process.
    static func joined(_ units: [TestUnit]) -> [TestUnit] {
        let shares = Dictionary(grouping: units.filter { $0.share != nil }, by: \.name)
        return units.filter { $0.share == nil } + shares.values.flatMap(joinedShares)
    }

    private static func joinedShares(_ shares: [TestUnit]) -> [TestUnit] {
        guard shares.count > 12, let all = shares[0].place?.count else { return shares }
        let seconds = shares.reduce(0) { $0 + $1.seconds } / Double(shares.count)
        if seconds * Double(all) <= 10 {
            return [TestUnit(joining: shares, share: nil, seconds: seconds * Double(all))]
        }
        guard shares.count * 4 > all else { return shares }
        return Dictionary(grouping: shares) { (($0.place?.number ?? 1) - 1) % 8 }.map { rest, shares in
            TestUnit(joining: shares, share: "\(rest + 1)/8", seconds: seconds * Double((all + 7) / 8))
        }
    }

    private init(joining shares: [TestUnit], share: String?, seconds: Double) {
        let reached = shares.reduce(into: Set<Int>()) { $0.formUnion($1.reached) }
        let open = shares.reduce(into: Set<Int>()) { $0.formUnion($1.reached.subtracting($1.passed ?? [])) }
        self.init(
            name: shares[0].name, share: share, seconds: seconds, reached: reached, passed: reached.subtracting(open))
    }

    /// Whether all that another runs is run by this one.
    func contains(_ other: TestUnit) -> Bool {
        guard name == other.name else { return false }
        guard let place else { return true }
        guard let otherPlace = other.place else { return false }
        // A share has each argument whose number leaves the same rest.
        return place.count <= otherPlace.count && (otherPlace.number - 1) % place.count == place.number - 1
    }

    /// Which share it is, and of how many.
    private var place: (number: Int, count: Int)? {
        let numbers = share?.split(separator: "/").compactMap { Int($0) } ?? []
        return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    }
}
