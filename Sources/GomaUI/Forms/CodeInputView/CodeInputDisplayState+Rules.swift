/// What may happen to a code that is typed.
extension CodeInputDisplayState {
    /// Whether the code can be changed.
    public var isEditable: Bool { phase != .loading }

    /// Whether the code is long enough to be loaded.
    public var canSubmit: Bool { isEditable && !code.isEmpty && code.count >= minimumLength }

    /// Characters of the longest code that can be typed: ``maximumLength``, as far as there is room for so many.
    var longestCode: Int { min(maximumLength, CodeLength.most) }

    /// Takes what was typed or pasted, as a code is written: in capitals, without what no code has, and no longer than
    /// the longest code. What was wrong before is forgotten.
    public mutating func changeCode(to text: String) {
        guard isEditable else { return }
        // Some letters that no code has are two of others in capitals.
        let kept = text.filter(Self.isOfCode).uppercased()
        problem = kept.count > longestCode ? .cut : text.allSatisfy(Self.isExpected) ? nil : .filtered
        code = String(kept.prefix(longestCode))
        phase = .entering
    }

    /// The keyboard has come to the field or gone from it. A code left too short is blamed for it, an empty field is not.
    public mutating func setFieldFocused(_ isFocused: Bool) {
        guard isFocused != isFieldFocused else { return }
        isFieldFocused = isFocused
        if !isFocused, isEditable, !code.isEmpty, !canSubmit { problem = .tooShort }
    }

    /// Asks for what the code stands for, or says why it cannot be a code.
    public mutating func submit() {
        guard isEditable else { return }
        guard canSubmit else { return problem = code.isEmpty ? .missing : .tooShort }
        problem = nil
        phase = .loading
    }

    private static func isOfCode(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber)
    }

    /// What codes are written with to be read: nobody misses it.
    private static func isExpected(_ character: Character) -> Bool {
        isOfCode(character) || character.isWhitespace || character == "-"
    }
}
