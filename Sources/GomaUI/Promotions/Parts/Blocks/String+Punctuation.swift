extension String {
    /// The text with signs that stand apart from their word, as in French or in "100 %", held to it by a blank that no
    /// line is broken at: no line begins with a sign alone, or ends with an opening one.
    package var holdingPunctuation: String {
        guard contains(" ") else { return self }
        let characters = Array(self)
        return String(
            characters.indices.map { index in
                guard characters[index] == " " else { return characters[index] }
                let follows = index + 1 < characters.count && Self.closingSigns.contains(characters[index + 1])
                let opens = index > 0 && Self.openingSigns.contains(characters[index - 1])
                return follows || opens ? "\u{A0}" : " "
            })
    }

    private static let closingSigns: Set<Character> = [":", ";", "!", "?", "»", "%", "€", "£", "."]
    private static let openingSigns: Set<Character> = ["«", "¿", "¡"]
}
