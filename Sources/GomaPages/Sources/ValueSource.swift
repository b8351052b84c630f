/// One value that may change.
public final class ValueSource<Value: Sendable>: PageSource {
    /// The value as it is now; `nil` while it is on its way.
    public var current: Value? {
        didSet { changes.tell(()) }
    }

    private var following: Following?

    /// - Parameter value: `nil` while it is on its way.
    public init(_ value: Value?) {
        current = value
        super.init(.value(Value.self))
        if value == nil { phase = .loading }
    }

    /// Shows the latest value of a sequence, until that ends or the source goes; an error of the sequence is a failure, with
    /// what the error says. It follows one sequence at a time.
    public func follow<Values: AsyncSequence & Sendable>(_ values: Values) where Values.Element == Value {
        if current == nil { phase = .loading }
        following = Following(values, for: self) { source, value in
            source.phase = .ready
            source.current = value
        }
    }

    override public var value: Any? { current }
}
