/// The progress of a search, for the line above its results.
public struct SearchHeaderInfoDisplayState: DisplayState {
    /// What is searched for.
    public var term: String
    /// Where it is searched, such as "Sports"; empty for everywhere.
    public var category: String
    /// What has come of it; `nil` before there is a search.
    public var phase: SearchHeaderInfoPhase?

    public static let blank = Self(term: "", category: "", phase: nil)

    public init(term: String, category: String, phase: SearchHeaderInfoPhase?) {
        self.term = term
        self.category = category
        self.phase = phase
    }
}
