/// What a book keeps of what customers have done, for another run.
struct BookMemory: Codable {
    /// What is on the slip, apart from what a bet is on that was just placed.
    var slip: BetSlip
    /// Matches that whoever is there has marked.
    var favorites: [String]
    /// The market groups that were looked at, by match.
    var groups: [String: String]
    /// The selections of slips that were shared, by their codes; files of before the book kept them have none.
    var codes: [String: [BetSlip.Selection]]?
    /// The matches that those have marked who are not there, by their addresses; files of before that have none.
    var marks: [String: [String]]?
    /// The slips of those who are not there, by their addresses; files of before that have none.
    var slips: [String: BetSlip]?
}
