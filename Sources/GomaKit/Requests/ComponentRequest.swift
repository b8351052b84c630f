/// A wish of a component to whoever has put it there, as it cannot be answered inside the component: a page to open, a
/// bonus to be claimed, a choice of the customer's.
///
/// A request says what it is about by identity and never by a caption, so that an owner who knows no language can act on
/// it. Packages define their own:
///
///     struct OpenRace: ComponentRequest {
///         static let name = "shop:open-race"
///         let id: String
///         var words: String { "open the race \(id)" }
///     }
public protocol ComponentRequest: Codable, Hashable, Sendable {
    /// What an owner's answer brings, where it is more than that it is done.
    associatedtype Reply: Sendable = Void

    /// The name by which owners and scripts know the request, `namespace:verb-object`. It stays the same for good.
    static var name: String { get }
    /// Whether it only tells what the customer has done: the component shows it itself, and nobody has to do anything.
    static var isNotice: Bool { get }
    /// What is wanted, for people: in English, after the words "asks to".
    var words: String { get }
}

extension ComponentRequest {
    public static var isNotice: Bool { false }

    /// The request as scripts and dumps write it: its name, and its fields in alphabetical order, such as
    /// `casino:open-game id=starburst`.
    public var text: String { RequestText(self).description }
}
