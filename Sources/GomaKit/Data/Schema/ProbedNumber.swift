/// A type that is a number in a natural range, which may not have nought in it.
protocol ProbedNumber: ProbedInItsWay {
    static var lowest: Any { get }
    static var schema: StateSchema { get }
}

extension Limited: ProbedNumber {
    static var lowest: Any { Self(wrappedValue: Range.range.lowerBound) }
    static var schema: StateSchema { Range.schema }
}
