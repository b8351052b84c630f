/// A page of statistics is wanted.
public struct LoadStatistics: ComponentRequest {
    public typealias Reply = StatisticsContent

    public static let name = "betting:load-statistics"
    /// Which statistics.
    public let widget: String
    /// Which page of them.
    public let page: String

    public init(widget: String, page: String) {
        self.widget = widget
        self.page = page
    }

    public var words: String { "load the statistics \(page)" }
}
