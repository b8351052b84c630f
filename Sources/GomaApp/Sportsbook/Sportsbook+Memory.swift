import GomaUI

/// What is there again in another run, and what is found.
extension Sportsbook {
    var memory: BookMemory {
        var slip = slip
        if let placing { slip.remove(selectionsOf: placing.bet) }
        return BookMemory(
            slip: slip.withoutRemoved, favorites: matches.favorites,
            groups: chosenGroups, codes: codes)
    }

    /// Goes on with what was kept; of what the book does not have any more nothing is left.
    func remember(_ memory: BookMemory) {
        slip = memory.slip.keeping { known($0) != nil }
        chosenGroups = memory.groups
        codes = memory.codes ?? [:]
        let others = Set(memory.favorites).symmetricDifference(matches.favorites)
        for id in matchIDs where others.contains(id) { toggleFavorite(id) }
        mark(.slip)
    }

    /// The matches that a text finds by who plays and where, in the book's order.
    func matchIDs(foundBy text: String) -> [String] {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard !words.isEmpty else { return [] }
        return matchIDs.filter { id in
            let texts = matches.openTexts(of: id)
            return words.allSatisfy { word in texts.contains { $0.localizedCaseInsensitiveContains(word) } }
        }
    }
}
