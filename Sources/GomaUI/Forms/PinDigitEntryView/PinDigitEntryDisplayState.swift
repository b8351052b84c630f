/// A code of digits in boxes, as the customer sees it.
public struct PinDigitEntryDisplayState: DisplayState, SecretState {
    /// Tells it from other codes of its form.
    public var id: String
    /// A box for each digit, 0…9, from left to right; `nil` for an empty one.
    public var digits: [Limited<Digit>?]
    /// The box that the next digit goes into, counted from 0; behind the last one where there is no such box.
    @Limited<Position> public var cursor: Int
    /// What is wrong; `nil` while nothing is.
    public var problem: PinDigitEntryProblem?

    public static let blank = Self(id: "", digitCount: 4)

    /// - Parameters:
    ///   - digitCount: how many boxes there are.
    ///   - pin: the digits that are there, from the first box on; those that have no box are left out.
    public init(id: String, digitCount: Int, pin: String = "", problem: PinDigitEntryProblem? = nil) {
        self.id = id
        let given = Self.digits(in: pin).prefix(max(0, digitCount))
        digits = given.map { Limited($0) } + Array(repeating: nil, count: max(0, digitCount) - given.count)
        cursor = given.count
        self.problem = problem
    }

    package var isSecret: Bool { true }
}
