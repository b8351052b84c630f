/// What may happen to the digits of a code.
extension PinDigitEntryDisplayState {
    /// The digits that are there, in their order.
    public var pin: String { digits.indices.compactMap { digit(in: $0).map(String.init) }.joined() }

    /// Whether every box has its digit.
    public var isComplete: Bool { !digits.isEmpty && pin.count == digits.count }

    /// The digit in a box; `nil` where there is no box, or none in it.
    public func digit(in box: Int) -> Int? {
        digits.indices.contains(box) ? digits[box]?.number : nil
    }

    /// Puts the digits of what was typed or pasted into the boxes from the cursor on, in place of those there; a whole
    /// code begins in the first box. What there is no box for is left out; a digit alone then leaves what is said of those
    /// there.
    public mutating func enter(_ text: String) {
        let new = Self.digits(in: text)
        guard !new.isEmpty else {
            if !text.allSatisfy(\.isWhitespace) { problem = .notDigits }
            return
        }
        let isWhole = new.count > 1 && new.count >= digits.count
        let start = isWhole ? 0 : min(max(0, cursor), digits.count)
        let taken = new.prefix(digits.count - start)
        if taken.isEmpty, new.count == 1, problem != .notDigits { return }
        for (offset, digit) in taken.enumerated() { digits[start + offset] = Limited(digit) }
        cursor = start + taken.count
        problem = taken.count < new.count && new.count > 1 ? .cut : nil
    }

    /// Empties the box at the cursor, or the one before it where that is empty already.
    public mutating func deleteBackward() {
        let place = min(max(0, cursor), digits.count)
        let box = digit(in: place) == nil ? place - 1 : place
        guard digits.indices.contains(box) else { return }
        digits[box] = nil
        cursor = box
        problem = nil
    }

    /// Empties all boxes.
    public mutating func clear() {
        digits = digits.map { _ in nil }
        cursor = 0
        problem = nil
    }

    /// Chooses the box that the next digit goes into; behind the last one there is none.
    public mutating func moveCursor(to box: Int) { cursor = min(max(0, box), digits.count) }

    /// The decimal digits of a text, in whichever script they are written.
    static func digits(in text: String) -> [Int] { text.compactMap(\.decimalDigit) }
}
