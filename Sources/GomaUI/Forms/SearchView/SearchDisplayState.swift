/// A field for searching, and how the search stands.
public struct SearchDisplayState: DisplayState {
    /// Tells the search from others, such as the casino's from the sportsbook's.
    public var id: String
    /// What an empty field says.
    public var placeholder: String
    /// What has been typed.
    @TypedText<SearchLength> public var text: String
    /// What has come of it.
    public var progress: SearchProgress
    /// What was searched for before, the latest first; offered while nothing is typed.
    public var recents: [RecentSearchDisplayState]
    /// Whether the customer is in the field or in what it offers.
    public var isFocused: Bool
    /// Whether it can be searched.
    public var isEnabled: Bool

    /// Searches that are remembered at most.
    static let mostRecents = 5

    public static let blank = Self(id: "", placeholder: "")

    public init(
        id: String, placeholder: String, text: String = "", progress: SearchProgress = .idle,
        recents: [RecentSearchDisplayState] = [], isFocused: Bool = false, isEnabled: Bool = true
    ) {
        self.id = id
        self.placeholder = placeholder
        self.text = text
        self.progress = progress
        self.recents = recents
        self.isFocused = isFocused
        self.isEnabled = isEnabled
    }

    /// Whether the searches of before are offered now.
    public var offersRecents: Bool { isEnabled && isFocused && text.isEmpty && !recents.isEmpty }

    // MARK: What may happen

    /// Takes what is typed; it is searched for, unless it is nothing but blanks.
    public mutating func changeText(to text: String) {
        guard isEnabled, text != self.text else { return }
        self.text = text
        progress = isSearchable ? .searching : .idle
    }

    /// Asks for the same once more.
    public mutating func searchAgain() {
        if isEnabled, isSearchable { progress = .searching }
    }

    /// Takes an answer, unless it is overtaken: the customer has typed something else meanwhile, or it has been answered.
    /// - Parameter searched: what was asked for.
    public mutating func receive(_ answer: SearchProgress, for searched: String) {
        if progress == .searching, searched == text { progress = answer }
    }

    /// Puts what is typed before the searches of before, of which the oldest is forgotten. Blanks around it make no other
    /// search of it.
    public mutating func remember() {
        guard isSearchable else { return }
        let words = Self.words(of: text)
        recents.removeAll { Self.words(of: $0.text) == words }
        recents = Array(([RecentSearchDisplayState(words, showsRule: false)] + recents).prefix(Self.mostRecents))
    }

    /// Takes a text out of the searches of before.
    public mutating func forget(_ text: String) { recents.removeAll { $0.text == text } }

    /// Whether something is typed that can be found.
    var isSearchable: Bool { !Self.words(of: text).isEmpty }

    /// A text without the blanks around it.
    private static func words(of text: String) -> String {
        let rest = text.drop(while: \.isWhitespace)
        return String(rest.lastIndex { !$0.isWhitespace }.map { rest[...$0] } ?? rest)
    }
}
