/// The options of the gallery: how it begins, and what it keeps.
public struct GalleryOptions: Equatable, Sendable {
    /// Whether to begin at the table, whatever was open last.
    public var isFresh: Bool
    /// Whether a component's screen shows one state alone, however much room there is.
    public var showsOneState: Bool
    /// Whether to read the theme file and the state file in use again whenever they change.
    public var watchesFiles: Bool
    /// A file that everything which is done is appended to, one line of JSON each; none where `nil`.
    public var log: String?
    /// Whether to say at the end, on standard error, what frames have cost.
    var measuresFrames = false
    /// Language of the gallery's own words; the one that the environment asks for where `nil`.
    public var language: Localization?

    public init(
        isFresh: Bool = false, showsOneState: Bool = false, watchesFiles: Bool = false, log: String? = nil,
        language: Localization? = nil
    ) {
        self.isFresh = isFresh
        self.showsOneState = showsOneState
        self.watchesFiles = watchesFiles
        self.log = log
        self.language = language
    }
}
