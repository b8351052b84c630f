/// The display width of a cluster in columns, by the table generated from Unicode's data.
package enum DisplayWidth {
    /// Columns of one cluster: 0, 1 or 2.
    ///
    /// The widest of its scalars decides. Emoji presentation (U+FE0F after an emoji, UTS #51) and flags made of two
    /// regional indicators take two columns, and so does a letter with what ``hasOwnColumn(_:)`` behind it, however much
    /// that is. Terminals that go by `wcwidth` give each of these a column, those that join clusters give at most two, and
    /// a few one: two are what most agree on for one mark.
    package static func columns(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return 0 }
        guard scalars.count > 1 else { return columns(of: first) }
        var widest = columns(of: first)
        var beside = widest
        for scalar in scalars.dropFirst() {
            if scalar.value == 0xFE0F, first.properties.isEmoji { return 2 }
            widest = max(widest, columns(of: scalar))
            if hasOwnColumn(scalar) { beside += 1 }
        }
        let isFlag = scalars.count == 2 && scalars.allSatisfy { (0x1F1E6...0x1F1FF).contains($0.value) }
        return isFlag ? 2 : max(widest, min(beside, 2))
    }

    /// Whether a scalar stands beside the letter that it makes a cluster with: a spacing mark (UAX #29), as many vowels of
    /// Indic scripts are, the vowel AM of Thai and Lao, or a consonant that is joined to another.
    package static func hasOwnColumn(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .spacingMark, .otherLetter: columns(of: scalar) == 1
        default: false
        }
    }

    /// Columns of one scalar: 0 for marks and invisible ones, 2 for East Asian wide and fullwidth (UAX #11), else 1.
    static func columns(of scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x300 { return scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) ? 0 : 1 }
        if contains(scalar.value, in: DisplayWidthTable.zero) { return 0 }
        return contains(scalar.value, in: DisplayWidthTable.wide) ? 2 : 1
    }

    /// Binary search in ranges laid flat: first, last, first, last, …
    private static func contains(_ value: UInt32, in ranges: [UInt32]) -> Bool {
        var low = 0
        var high = ranges.count / 2 - 1
        while low <= high {
            let middle = (low + high) / 2
            if value < ranges[middle * 2] {
                high = middle - 1
            } else if value > ranges[middle * 2 + 1] {
                low = middle + 1
            } else {
                return true
            }
        }
        return false
    }
}
