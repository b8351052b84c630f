/// The models of one part of a state, or of a list of parts, each made when it is first asked for.
@MainActor
final class ModelGroup {
    /// Where the part stands; `nil` for one that is worked out.
    let keyPath: AnyKeyPath?
    let name: String
    private let isList: Bool
    private var models: [Key: Entry] = [:]

    /// What a model is found by.
    enum Key: Hashable {
        /// Its place in the list.
        case index(Int)
        /// What its element is called, wherever that stands.
        case identity(String)
    }

    private struct Entry {
        let model: any ActionTarget
        let place: any LastingPlace
        /// Where its element stood when the models were asked for last.
        var index: Int
    }

    init(keyPath: AnyKeyPath?, name: String, isList: Bool) {
        self.keyPath = keyPath
        self.name = name
        self.isList = isList
    }

    /// The model found by a key, for as long as its place is there; then another, or `nil` where there is no place.
    /// - Parameter index: where its element stands now.
    func model<Part: DisplayState, Model: ActionTarget>(
        _ key: Key = .index(0), at index: Int = 0, from place: () -> StatePlace<Part>?,
        make: (StatePlace<Part>) -> Model
    ) -> Model? {
        if let entry = models[key], entry.place.isThere, let model = entry.model as? Model {
            models[key]?.index = index
            return model
        }
        guard let place = place() else {
            models[key] = nil
            return nil
        }
        let model = make(place)
        models[key] = Entry(model: model, place: place, index: index)
        return model
    }

    /// Lets the models go whose elements a list no longer has.
    func keep(only keys: [Key]) {
        let known = Set(keys)
        if models.contains(where: { !known.contains($0.key) }) { models = models.filter { known.contains($0.key) } }
    }

    /// Lets the models go whose places are there no longer, so that they keep no time and ask for nothing, whether or not
    /// anybody asks for another.
    func letGoOfThoseGone() {
        if models.contains(where: { !$0.value.place.isThere }) { models = models.filter { $0.value.place.isThere } }
    }

    /// The models that have been asked for and are still there, by the names that they are found under.
    var named: [(name: String, model: any ActionTarget)] {
        models.values.filter { $0.place.isThere }.sorted { $0.index < $1.index }
            .map { (isList ? "\(name)[\($0.index)]" : name, $0.model) }
    }
}
