/// A named place from which values come to a page: one value, a collection whose elements have identities, or a group of
/// members, each a source itself.
///
/// Packages make their own sources from ``ValueSource``, ``CollectionSource`` and ``ModelSource``, or from this class where a
/// source has members.
@MainActor
open class PageSource {
    /// What pages can be sure to find here.
    public let shape: PageShape
    /// How far it has come.
    public final var phase = SourcePhase.ready {
        didSet { if phase != oldValue { changes.tell(()) } }
    }
    /// Told after anything here has changed.
    public final let changes = Broadcast<Void>()
    /// Told what the source wants of the page.
    public final let news = Broadcast<PageNews>()

    /// The texts of the files that it was made of, as far as they can be told apart, by their paths.
    final var filesRead: [String: Int] = [:]

    /// The sources of the page that it was made of, by their names.
    final var sourcesAsked: Set<String> = []

    /// Where in a list the element was found that was looked for last.
    final var lastElement = -1

    public init(_ shape: PageShape) { self.shape = shape }

    /// The value as it is now; `nil` for a group, a collection, and for what is not there.
    open var value: Any? { nil }

    /// The value as it is written as JSON; `nil` for what cannot be.
    var written: JSONValue? { value.flatMap(PageValue.json) }

    /// The identities of a collection's elements, in their order; `nil` for what is no collection.
    open var elementIDs: [String]? { nil }

    /// What conditions look at: the value, or which elements a collection has.
    final var judged: Any? { value ?? elementIDs.map { $0 as Any } }

    /// A member, or an element by its identity; `nil` where there is none. Unless it is said otherwise, a member is a field of
    /// the value as that is written as JSON.
    open func member(_ name: String) -> PageSource? { FieldSource.field(name, of: self) }

    /// Whether all is there that there will ever be, so that a name that is not there is a mistake.
    open var isComplete: Bool { false }

    /// Whether there is more of a collection than has come.
    open var hasMore: Bool { false }

    /// Called when the end of what has come is near on the screen, for more of it.
    open func loadMore() {}

    /// Called when the customer asks again for what has failed to come.
    open func retry() {}

    /// What a page shows where a collection is empty.
    open var emptyWords: String { "" }

    /// Does what a part asks for.
    /// - Returns: `nil` where that is for somebody else to do.
    open func take(_ asked: AskedRequest, on page: any PageState) -> PageReply? { nil }

    /// Called when another theme is in use.
    open func themeChanged(to name: String, on page: any PageState) {}

    /// Called when the environment speaks another language. What follows from its texts is told as changed, unless it is said
    /// otherwise.
    open func languageChanged() { changes.tell(()) }

    /// Called when another tab of the page is shown.
    /// - Parameter name: its name; empty for the one that all begins with.
    open func tabChanged(to name: String) {}

    /// What of it is to be there again when the page is opened another time, also in another run; `nil` for nothing.
    open var memory: JSONValue? { nil }

    /// Puts back what ``memory`` was; called before anything is shown. What does not fit any more is left.
    open func remember(_ memory: JSONValue) {}

    /// What the status line says of it; `nil` for nothing.
    open var status: String? { nil }

    /// What would be lost if the page were left now, such as "2 selections are on the slip"; `nil` for nothing.
    open var lossOnLeaving: String? { nil }

    /// Calls `body` after anything here has changed, for as long as the result is kept.
    open func follow(_ body: @escaping () -> Void) -> AnyObject { changes.subscribe(body) }

    /// What messages list of what there is.
    final var memberIDs: [String] {
        if let ids = elementIDs { return ids }
        guard shape.memberNames.isEmpty, case .object(let fields)? = written else { return shape.memberNames }
        return fields.keys.sorted()
    }
}
