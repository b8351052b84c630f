/// What names mean at one place of a page: sources, the page's parameters, parts with an id, and the element that a copy of a
/// part shows.
@MainActor
package struct PageScope {
    let sources: [String: PageSource]
    package let address: PageAddress
    /// The states of the page's parts that have an id.
    let parts: PartStates
    /// The element, and the way to it; `nil` outside of collections.
    var element: Element?
    /// What is named here alone, such as the fields of a request.
    private var given: [String: PageSource] = [:]

    init(sources: [String: PageSource], address: PageAddress, parts: PartStates) {
        (self.sources, self.address, self.parts) = (sources, address, parts)
    }

    struct Element {
        let id: String
        let way: String
        let source: PageSource
    }

    /// A source at the end of a way; `nil` where there is nothing now.
    func source(at way: PageWay) -> PageSource? { sources(along: way).last?.flatMap(\.self) }

    /// The sources that a way leads along, as far as there are any; the last is `nil` where it breaks off.
    func sources(along way: PageWay) -> [PageSource?] {
        guard let first = way.steps.first else { return [] }
        var found = [root(first)]
        for step in way.steps.dropFirst() {
            guard let last = found.last ?? nil else { break }
            found.append(last.member(word(step)))
        }
        return found
    }

    private func root(_ step: PageWay.Step) -> PageSource? {
        switch step {
        case .parameter: constant(word(step))
        case .name(PageWay.element): element?.source
        case .name(let name):
            given[name] ?? address.parameters[name].map(constant) ?? sources[name] ?? parts.source(of: name)
        }
    }

    private func constant(_ text: String) -> PageSource { ValueSource(JSONValue.string(text)) }

    /// What a step is called with the page's parameters put in.
    private func word(_ step: PageWay.Step) -> String {
        switch step {
        case .name(let name): name
        case .parameter(PageWay.element): element.map(elementName) ?? ""
        case .parameter(let name): address.parameters[name] ?? ""
        }
    }

    /// What an element is called as a step: a text or a number by itself, what has fields by its identity.
    private func elementName(_ element: Element) -> String {
        let json = element.source.value.flatMap(PageValue.json)
        guard case .object(let fields)? = json else { return PageValue.word(of: json) ?? element.id }
        // A case of an enum is written as one field, which has fields of its own.
        guard fields.count == 1, case (let name, .object)? = fields.first else { return element.id }
        return name
    }

    /// What the steps of a way are called, with the page's parameters put in.
    func steps(_ way: PageWay) -> [String] { way.steps.map(word) }

    /// A way with the page's parameters, and the way to the element, put in.
    func path(_ way: PageWay) -> String {
        let words = steps(way)
        guard words.first == PageWay.element, let element else { return words.joined(separator: ".") }
        return ([element.way] + words.dropFirst()).joined(separator: ".")
    }

    /// The text with what stands at the ends of its ways; nothing for what is not there.
    package func words(_ text: PageText) -> String { text.words { PageValue.word(of: source(at: $0)?.value) ?? "" } }

    /// The name of a page with what stands at the ends of its ways, which is the whole name, or each in a step of it.
    func pageName(_ text: PageText) -> String {
        guard text.pieces.count > 1 else { return words(text) }
        return text.words { RoutePattern.step(PageValue.word(of: source(at: $0)?.value) ?? "") }
    }

    /// Calls `body` after what stands at the end of a way may have changed, for as long as the result is kept.
    func follow(_ way: PageWay, _ body: @escaping () -> Void) -> AnyObject { WayFollower(way, in: self, body) }

    func copy(for id: String, at way: String, _ source: PageSource) -> PageScope {
        var copy = self
        copy.element = Element(id: id, way: "\(way).\(id)", source: source)
        return copy
    }

    /// The scope with more names, which go before others.
    func naming(_ values: [String: JSONValue]) -> PageScope {
        var copy = self
        copy.given.merge(values.mapValues(ValueSource.init)) { $1 }
        return copy
    }
}
