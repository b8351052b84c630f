/// One row of the account menu.
public struct ProfileMenuItem: DefaultedData, Codable, Hashable, Sendable {
    /// Tells the row from the others.
    public var id: String
    /// What it is for.
    public var action: ProfileMenuAction
    /// What the row is called; `nil` for the customer's words for the action.
    public var title: String?
    /// Its picture; `nil` for that of the action, if it has one.
    public var icon: Pictogram?
    /// At its end, in place of the mark of a row that leads on; `nil` for that mark, if any.
    public var trailingIcon: Pictogram?
    /// What is set there now; empty for nothing. The choice of a language always says which is spoken.
    public var value: String
    /// Whether it can be pressed; one that cannot only tells.
    public var isTappable: Bool

    public static let defaults = Self(id: "", action: .custom)

    public init(
        id: String, action: ProfileMenuAction, title: String? = nil, icon: Pictogram? = nil,
        trailingIcon: Pictogram? = nil, value: String = "", isTappable: Bool = true
    ) {
        self.id = id
        self.action = action
        self.title = title
        self.icon = icon
        self.trailingIcon = trailingIcon
        self.value = value
        self.isTappable = isTappable
    }

    /// A row for an action, in the customer's words.
    public init(_ action: ProfileMenuAction) { self.init(id: action.rawValue, action: action) }

    /// The title in a language.
    @MainActor
    func words(in environment: ViewEnvironment) -> String {
        title ?? action.look.map { environment.text($0.title) } ?? id
    }
}
