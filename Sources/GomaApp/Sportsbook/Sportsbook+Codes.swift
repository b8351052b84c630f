/// The codes of slips, which are for whoever is told one.
extension Sportsbook {
    /// Keeps the selections of a slip under a code; those that have one keep it.
    func share(_ selections: [BetSlip.Selection]) -> String {
        if let known = code(of: selections) { return known }
        let code = "GOMA\(1001 + codes.count)"
        codes[code] = selections
        mark(.slip)
        return code
    }

    /// The code under which selections have been shared; `nil` where they have not been as they are.
    func code(of selections: [BetSlip.Selection]) -> String? { codes.first { $0.value == selections }?.key }

    func selections(of code: String) throws(AppRefusal) -> [BetSlip.Selection] {
        guard let known = codes[code.uppercased()] else { throw .unknown }
        return known
    }
}
