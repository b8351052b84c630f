/// One line of a menu or of settings, or one line on what has happened.
public struct ActionRowDisplayState: DisplayState {
    /// Tells the row from its neighbours.
    public var id: String
    /// What the row stands for.
    public var title: String
    /// What is set there now, at the right; empty for nothing.
    public var value: String
    /// Before the title; `nil` for none. What has happened brings its own mark where there is none.
    public var icon: Pictogram?
    /// At the right end, in place of the mark of a row that leads on; `nil` for that mark, if any.
    public var trailingIcon: Pictogram?
    /// What comes of a press.
    public var kind: ActionRowKind
    /// What the row says about what has happened.
    public var tone: ActionRowTone

    public static let blank = Self(id: "", title: "")

    public init(
        id: String, title: String, value: String = "", icon: Pictogram? = nil, trailingIcon: Pictogram? = nil,
        kind: ActionRowKind = .navigation, tone: ActionRowTone = .standard
    ) {
        self.id = id
        self.title = title
        self.value = value
        self.icon = icon
        self.trailingIcon = trailingIcon
        self.kind = kind
        self.tone = tone
    }
}
