/// A source that a page declares.
struct PageSourceDescription: Sendable {
    let name: String
    let place: FilePlace
    /// What makes it, such as `sportsbook`; a value that the page holds itself where `nil`.
    let kind: String?
    /// What its maker is told, or the value itself.
    let options: PageNode

    /// How it is declared.
    struct Declaration: Hashable, Sendable {
        let name: String
        let kind: String?
        let options: JSONValue
    }

    var declaration: Declaration { Declaration(name: name, kind: kind, options: options.json) }
}
