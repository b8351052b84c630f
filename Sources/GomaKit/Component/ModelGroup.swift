/// The models of one part of a state, or of a list of parts, each made when it is first asked for.
@MainActor
final class ModelGroup {
    /// Where the part stands; `nil` for one that is worked out.
    let keyPath: AnyKeyPath?
    let name: String
    private let isList: Bool
    private var models: [Int: Entry] = [:]

    private struct Entry {
        let model: any ActionTarget
        let isThere: () -> Bool
    }

    init(keyPath: AnyKeyPath?, name: String, isList: Bool) {
        self.keyPath = keyPath
        self.name = name
        self.isList = isList
    }

    /// The model at an index, for as long as its place is there; then another, or `nil` where there is no place.
    func model<Part: DisplayState, Model: ActionTarget>(
        at index: Int, from place: () -> StatePlace<Part>?, make: (StatePlace<Part>) -> Model
    ) -> Model? {
        if let entry = models[index], entry.isThere(), let model = entry.model as? Model { return model }
        guard let place = place() else {
            models[index] = nil
            return nil
        }
        let model = make(place)
        models[index] = Entry(model: model) { place.isThere }
        return model
    }

    /// Lets the models go whose places a list no longer has.
    func keep(upTo count: Int) {
        if models.count > count { models = models.filter { $0.key < count } }
    }

    /// The models that have been asked for and are still there, by the names that they are found under.
    var named: [(name: String, model: any ActionTarget)] {
        models.sorted { $0.key < $1.key }.filter { $0.value.isThere() }
            .map { (isList ? "\(name)[\($0.key)]" : name, $0.value.model) }
    }
}
