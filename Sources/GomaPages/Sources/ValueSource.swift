/// One value that may change.
public final class ValueSource<Value>: PageSource {
    /// The value as it is now.
    public var current: Value? {
        didSet { changes.tell(()) }
    }

    /// - Parameter value: `nil` while it is on its way.
    public init(_ value: Value?) {
        current = value
        super.init(.value(Value.self))
        if value == nil { phase = .loading }
    }

    override public var value: Any? { current }
}
