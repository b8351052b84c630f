/// A text made ready to be searched: its letters in lower case and without their marks, and where its words begin.
package struct FuzzyText: Hashable, Sendable {
    /// One code for each character: the first scalar in lower case and plain, with ``wordBegin`` where a word begins.
    package let codes: [UInt32]
    /// The letters that occur, for a quick no.
    package let letters: LetterSet

    /// Characters of a text that are searched.
    package static let longest = 256

    package static let wordBegin: UInt32 = 1 << 31
    package static let codeMask: UInt32 = wordBegin - 1

    package init(_ text: String) {
        let text = text.utf8.count > Self.longest ? String(text.prefix(Self.longest)) : text
        var codes: [UInt32] = []
        codes.reserveCapacity(text.utf8.count)
        var letters = LetterSet()
        if text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
            Self.readASCII(text.utf8, into: &codes, &letters)
        } else {
            Self.readCharacters(of: text, into: &codes, &letters)
        }
        self.codes = codes
        self.letters = letters
    }

    /// The code of a character, in lower case and without its mark: "thèmes" is found by "themes", and by "thèmes".
    package static func code(of character: Character) -> UInt32 {
        guard let scalar = character.lowercased().unicodeScalars.first else { return 0x20 }
        return scalar.value < 0x80 ? scalar.value : plainLetters[scalar.value] ?? scalar.value
    }

    /// Letters, each with those that are looked for as it is: the small ones of Latin with a mark (Unicode's blocks Latin-1
    /// Supplement and Latin Extended-A).
    package static let markedLetters: KeyValuePairs = [
        "a": "àáâãäåāăą", "c": "çćĉċč", "d": "ďđ", "e": "èéêëēĕėęě", "g": "ĝğġģ", "h": "ĥħ", "i": "ìíîïĩīĭįı", "j": "ĵ",
        "k": "ķ", "l": "ĺļľŀł", "n": "ñńņň", "o": "òóôõöøōŏő", "r": "ŕŗř", "s": "śŝşš", "t": "ţťŧ", "u": "ùúûüũūŭůűų",
        "w": "ŵ", "y": "ýÿŷ", "z": "źżž",
    ]

    private static let plainLetters: [UInt32: UInt32] = markedLetters.reduce(into: [:]) { letters, pair in
        guard let plain = pair.key.unicodeScalars.first else { return }
        for marked in pair.value.unicodeScalars { letters[marked.value] = plain.value }
    }

    /// Whether a character counts where names are compared: letters, digits and the plus do.
    package static func countsInNames(_ code: UInt32) -> Bool {
        if code < 0x80 { return code == 0x2B || isLetterOrDigit(UInt8(code)) }
        return Unicode.Scalar(code).map { $0.properties.isAlphabetic || $0.properties.numericType != nil } ?? false
    }

    private static func readASCII(_ bytes: String.UTF8View, into codes: inout [UInt32], _ letters: inout LetterSet) {
        var before: UInt8 = 0x20
        for byte in bytes {
            let isUpper = 0x41...0x5A ~= byte
            let code = UInt32(isUpper ? byte | 0x20 : byte)
            let isBegin = !isLetterOrDigit(before) || isUpper && 0x61...0x7A ~= before
            letters.insert(code)
            codes.append(isBegin ? code | wordBegin : code)
            before = byte
        }
    }

    private static func readCharacters(of text: String, into codes: inout [UInt32], _ letters: inout LetterSet) {
        var before: Character = " "
        for character in text {
            let code = code(of: character)
            let isBegin =
                !before.isLetter && !before.isNumber || before.isLowercase && character.isUppercase
            letters.insert(code)
            codes.append(isBegin ? code | wordBegin : code)
            before = character
        }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
    }
}
