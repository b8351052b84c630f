/// What names mean at one place of a page, as far as it can be told before anything is shown.
@MainActor
struct ShapeScope {
    private var roots: [String: PageShape]
    private let parameters: [String]
    /// The sources whose names mean nothing else here.
    private let sources: Set<String>

    init(sources: [String: PageShape], parameters: [String], partIDs: [String]) {
        self.parameters = parameters
        self.sources = Set(sources.keys).subtracting(parameters)
        // As names are read: parameters go before sources, and those before parts.
        var roots = sources
        for name in partIDs where roots[name] == nil { roots[name] = .data }
        for name in parameters { roots[name] = .data }
        self.roots = roots
    }

    private init(roots: [String: PageShape], parameters: [String], sources: Set<String>) {
        (self.roots, self.parameters, self.sources) = (roots, parameters, sources)
    }

    /// Whether a name means a source here, rather than a parameter or the field of a request.
    func isSource(_ name: String) -> Bool { sources.contains(name) }

    /// Takes in a part that has come.
    mutating func add(part id: String) {
        if roots[id] == nil { roots[id] = .data }
    }

    /// With the element of a collection.
    func copy(_ element: PageShape) -> Self {
        Self(roots: roots.merging([PageWay.element: element]) { $1 }, parameters: parameters, sources: sources)
    }

    /// With the fields of a request, which go before others.
    func naming(_ fields: Set<String>) -> Self {
        Self(
            roots: roots.merging(fields.map { ($0, .data) }) { $1 }, parameters: parameters,
            sources: sources.subtracting(fields))
    }

    /// The shape at the end of a way.
    /// - Throws: ``ShapeError`` where it breaks off.
    func shape(at way: PageWay) throws(ShapeError) -> PageShape {
        var walked: [String] = []
        var current: PageShape?
        for step in way.steps {
            let name: String
            switch step {
            case .name(let own): name = own
            case .parameter(let parameter):
                let isElement = parameter == PageWay.element && roots[parameter] != nil
                // What an element is called is a word, and there is nothing in it; the element itself goes without "$".
                guard !isElement || !walked.isEmpty || way.steps.count == 1 else {
                    throw ShapeError(name: "$\(parameter)", place: "", known: roots.keys.sorted())
                }
                guard isElement || parameters.contains(parameter) else {
                    throw ShapeError(name: "$\(parameter)", place: "", known: parameters.map { "$\($0)" })
                }
                name = parameter
            }
            let known = current?.memberNames ?? roots.keys.sorted()
            guard let next = current.map({ $0.member(name) }) ?? roots[name] else {
                throw ShapeError(name: name, place: walked.joined(separator: "."), known: known)
            }
            walked.append(name)
            current = next
        }
        return current ?? .data
    }
}
