/// A value that follows from something else, and is worked out whenever it is asked for.
public final class DerivedSource<Value>: PageSource {
    private let read: () -> Value?
    private let following: (@escaping () -> Void) -> AnyObject

    /// - Parameters:
    ///   - follow: calls what it is given after the value may have changed, for as long as its result is kept.
    ///   - read: the value now; `nil` where there is none.
    public init(following follow: @escaping (@escaping () -> Void) -> AnyObject, read: @escaping () -> Value?) {
        self.read = read
        following = follow
        super.init(.value(Value.self))
    }

    override public var value: Any? { read() }

    /// Those of a list that can be written as JSON, by their field "id", else by their places.
    override public var elementIDs: [String]? { read().flatMap { PageValue.json(of: $0) }.flatMap(FieldSource.ids) }

    override public func follow(_ body: @escaping () -> Void) -> AnyObject { following(body) }
}
