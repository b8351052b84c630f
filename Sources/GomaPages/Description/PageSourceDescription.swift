import GomaKit

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

    /// The sources that it is made of, by their names.
    var madeOf: Set<String> {
        switch options["of"]?.json {
        case .string(let way)?: Set(way.split(separator: ".").prefix(1).map(String.init))
        case .array(let names)?: Set(names.compactMap { if case .string(let name) = $0 { name } else { nil } })
        default: []
        }
    }

    var declaration: Declaration { Declaration(name: name, kind: kind, options: options.json) }
}
