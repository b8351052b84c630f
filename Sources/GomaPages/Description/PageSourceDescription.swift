/// A source that a page declares.
struct PageSourceDescription: Sendable {
    let name: String
    let place: FilePlace
    /// What makes it, such as `sportsbook`; a value that the page holds itself where `nil`.
    let kind: String?
    /// What its maker is told, or the value itself.
    let options: PageNode
}
