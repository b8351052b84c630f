/// A value that follows from something else, and is worked out whenever it is asked for.
///
/// A list is written as JSON once until it is told to have changed, however many of its elements are asked for.
public final class DerivedSource<Value>: PageSource {
    private let read: () -> Value?
    private let list: FollowedValue<JSONValue?>

    /// - Parameters:
    ///   - follow: calls what it is given after the value may have changed, for as long as its result is kept.
    ///   - read: the value now; `nil` where there is none.
    public init(following follow: @escaping (@escaping () -> Void) -> AnyObject, read: @escaping () -> Value?) {
        self.read = read
        list = FollowedValue(following: follow) { read().flatMap { PageValue.json(of: $0) } }
        super.init(.value(Value.self))
    }

    override public var value: Any? { read() }

    override var written: JSONValue? { isList ? list.value : super.written }

    /// Whether the value is written as a list, as far as its type tells.
    private var isList: Bool { Value.self is any Sequence.Type && !(Value.self is any StringProtocol.Type) }

    /// Those of a list that can be written as JSON, by their field "id", else by their places.
    override public var elementIDs: [String]? { written.flatMap(FieldSource.ids) }

    override public func follow(_ body: @escaping () -> Void) -> AnyObject { list.follow(body) }

    override public func languageChanged() {
        list.forget()
        super.languageChanged()
    }
}
