/// One page of statistics.
public struct StatisticsTab: DefaultedData, Codable, Hashable, Sendable {
    /// Tells the tab from its neighbours.
    public var id: String
    /// What the page is about, ready to read.
    public var title: String
    /// How far it has come.
    public var phase: StatisticsPhase
    /// What it shows; `nil` until it is there.
    public var content: StatisticsContent?

    public static let defaults = Self(id: "", title: "")

    public init(id: String, title: String, phase: StatisticsPhase = .notLoaded, content: StatisticsContent? = nil) {
        self.id = id
        self.title = title
        self.phase = phase
        self.content = content
    }

    /// Why what it goes on showing was not given anew; `nil` where it was, and where there is nothing to show.
    var refreshFailure: RequestFailure? {
        guard case .failed(let failure) = phase, content?.isEmpty == false else { return nil }
        return failure
    }
}
