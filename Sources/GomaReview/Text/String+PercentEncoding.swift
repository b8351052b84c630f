extension String {
    /// The text of ASCII letters, digits and the marks that are kept; every other byte becomes `%` and two digits.
    func percentEncoded(keeping marks: String) -> String {
        let digits = Array("0123456789ABCDEF")
        return utf8.reduce(into: "") { result, byte in
            let character = Character(Unicode.Scalar(byte))
            let isKept = byte < 0x80 && (character.isLetter || character.isNumber || marks.contains(character))
            result += isKept ? String(character) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
        }
    }
}
