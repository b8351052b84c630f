/// The side of a page that its sources and actions can see.
@MainActor
public protocol PageState: AnyObject {
    /// Where models get time, words and glyphs from.
    var environment: ViewEnvironment { get }
    /// The models of all parts that are shown, or were lately.
    var models: [AnyObject] { get }
    /// The sources that the page declares, in their order, and then those that every page has.
    var sourceOrder: [PageSource] { get }

    /// Forgets the states in which parts were left in another run and that have not been shown in this one, as far as
    /// something holds of their models.
    func forgetLeftStates(where isForgotten: @escaping (AnyObject) -> Bool)
}

extension PageState {
    /// The first source of a type, such as the store that an action changes; `nil` where the page has none.
    public func source<Source: PageSource>(ofType type: Source.Type) -> Source? {
        for case let source as Source in sourceOrder { return source }
        return nil
    }
}
