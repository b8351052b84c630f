/// The view models of a page's components by the place where each stands, so that what comes back, be it a row or a whole
/// page, shows the model that it showed before: with what the customer did to it, and to the view that it had. One that is
/// shown stays that of its place, however many others there are.
@MainActor
final class KeptModels {
    enum Place: Hashable {
        /// A component that shows a value has one model wherever it does.
        /// - Parameter value: the way to it, such as `book.slip`.
        case value(String, component: String)
        /// A component with a state of its own has another model in each place.
        /// - Parameter signature: what tells the part from others, and from what it was when it was written otherwise.
        case part(_ signature: String, of: PageAddress, element: String?)

        /// The place in words, which are the same in another run.
        var key: String {
            switch self {
            case .value(let way, let component): "\(way) \(component)"
            case .part(let signature, let page, let element):
                [page.name ?? "", element ?? "", signature].joined(separator: "|")
            }
        }
    }

    /// A model, and the fields of its part that it has been brought last.
    private struct Kept {
        let model: AnyObject
        let fields: ShownFields?
    }

    /// A model that is kept no more, and is there for as long as something shows it.
    private struct Shown {
        weak var model: AnyObject?
        let fields: ShownFields?

        init(_ kept: Kept) {
            model = kept.model
            fields = kept.fields
        }
    }

    private var models: [Place: Kept] = [:]
    private var shown: [Place: Shown] = [:]
    /// When each was asked for last.
    private var uses: [Place: Int] = [:]
    private var useCount = 0
    /// Models kept at most, beside those that are shown.
    let capacity: Int

    /// - Parameter capacity: models kept at most; those that were not asked for longest go first.
    init(capacity: Int = 256) { self.capacity = capacity }

    /// Those of components with a state of their own, by the names of their places.
    var parts: [(key: String, model: AnyObject)] {
        uses.keys.compactMap { place -> (key: String, model: AnyObject)? in
            guard case .part = place, let model = known(place) else { return nil }
            return (place.key, model)
        }
    }

    /// All of them, those used last at the end.
    var all: [AnyObject] { uses.sorted { $0.value < $1.value }.compactMap { known($0.key) } }

    private func known(_ place: Place) -> AnyObject? { models[place]?.model ?? shown[place]?.model }

    /// The model that a place had; `nil` where it had none yet, or long ago.
    func model(at place: Place) -> AnyObject? {
        guard let model = known(place) else { return nil }
        if let left = shown[place] { keep(model, at: place, showing: left.fields) }
        use(place)
        return model
    }

    /// The fields that the model of a place has been brought last; `nil` where it has none of its page.
    func fields(at place: Place) -> ShownFields? { models[place]?.fields }

    func keep(_ model: AnyObject, at place: Place, showing fields: ShownFields? = nil) {
        shown[place] = nil
        models[place] = Kept(model: model, fields: fields)
        use(place)
        if models.count > capacity { forgetOldest() }
    }

    /// Lets the models go that show what a source held.
    /// - Parameter source: what the page called it.
    func forgetValues(of source: String) {
        for place in uses.keys {
            guard case .value(let path, _) = place, path.split(separator: ".").first.map(String.init) == source else {
                continue
            }
            (models[place], shown[place], uses[place]) = (nil, nil, nil)
        }
    }

    private func use(_ place: Place) {
        useCount += 1
        uses[place] = useCount
    }

    /// Lets a quarter go at once, so that looking for the oldest costs little for each.
    private func forgetOldest() {
        let oldest = uses.filter { models[$0.key] != nil }.sorted { $0.value < $1.value }
        for (place, _) in oldest.prefix(max(1, capacity / 4)) {
            shown[place] = models.removeValue(forKey: place).map(Shown.init)
        }
        shown = shown.filter { $0.value.model != nil }
        uses = uses.filter { models[$0.key] != nil || shown[$0.key] != nil }
    }
}
