/// What is there again in another run, and what is found.
extension Sportsbook {
    var memory: BookMemory {
        BookMemory(
            slip: slipOfNextBet.withoutRemoved, favorites: matches.favorites, groups: chosenGroups, codes: codes,
            marks: marks, slips: slips)
    }

    /// Goes on with what was kept; of what the book does not have any more nothing is left.
    func remember(_ memory: BookMemory) {
        slip = asFarAsKnown(memory.slip)
        chosenGroups = memory.groups
        codes = memory.codes ?? [:]
        marks = memory.marks ?? [:]
        slips = memory.slips ?? [:]
        setFavorites(memory.favorites)
        mark(.slip)
    }

    private func asFarAsKnown(_ slip: BetSlip) -> BetSlip { slip.keeping { known($0) != nil } }

    /// What a customer has chosen goes with the customer, and is there again on coming back, together with what a guest has
    /// chosen meanwhile.
    func handSlip(from former: Visitor) {
        let before = slip
        if let gone = former.member {
            slips[gone] = slip.withoutRemoved
            slip = BetSlip()
        }
        if let come = customer.visitor.member, let own = slips.removeValue(forKey: come) {
            slip = asFarAsKnown(own).adding(slip)
        }
        if slip != before { slipChanged(of: (before.selections + slip.selections).map(\.match)) }
    }

    /// What a customer has marked goes with the customer, and is there again on coming back; what a guest has is kept for
    /// one who has not been there before.
    func handMarks(from former: Visitor) {
        if let gone = former.member {
            marks[gone] = matches.favorites
            setFavorites(matches.listedFavorites)
        }
        if let come = customer.visitor.member, let known = marks.removeValue(forKey: come) { setFavorites(known) }
    }

    private func setFavorites(_ ids: [String]) {
        let others = Set(ids).symmetricDifference(matches.favorites)
        for id in matchIDs where others.contains(id) { toggleFavorite(id) }
    }

    /// The matches that a text finds by who plays and where, in the book's order.
    func matchIDs(foundBy text: String) -> [String] {
        let words = NameSearch.words(of: text)
        guard !words.isEmpty else { return [] }
        return matchIDs.filter { id in
            let texts = matches.openTexts(of: id).map(NameSearch.plain)
            return words.allSatisfy { word in texts.contains { $0.contains(word) } }
        }
    }
}
