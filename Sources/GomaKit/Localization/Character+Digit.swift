extension Character {
    /// The number from 0 to 9 that a digit of a number is, in whichever script; `nil` for all else, also for what is a
    /// number by itself, such as "½", "④" and "一".
    package var decimalDigit: Int? {
        unicodeScalars.first?.properties.numericType == .decimal ? wholeNumberValue : nil
    }
}
