/// A view model that a component shows as it is.
public final class ModelSource: PageSource {
    private let model: AnyObject

    public init(_ model: AnyObject) {
        self.model = model
        super.init(.model)
    }

    override public var value: Any? { model }
}
