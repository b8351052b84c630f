import GomaUI

/// The view models of a page's components by the place where each stands, so that what comes back, be it a row or a whole
/// page, shows the model that it showed before: with what the customer did to it, and to the view that it had.
@MainActor
final class KeptModels {
    /// The place of a component.
    struct Place: Hashable {
        /// The match that the page is about; `nil` for the page that all begins with.
        let match: String?
        /// The part's place in the page's description.
        let part: String
        /// What the component shows; `nil` for one that behaves by itself.
        let subject: PageModels.Subject?
    }

    private var models: [Place: AnyObject] = [:]
    /// Those used last stand last.
    private var order: [Place] = []
    private let capacity: Int

    /// - Parameter capacity: models kept at most; those that were not asked for longest go first.
    init(capacity: Int = 256) { self.capacity = capacity }

    /// All of them, those used last at the end.
    var all: [AnyObject] { order.compactMap { models[$0] } }

    /// The model that a place had; `nil` where it had none yet, or long ago.
    func model(at place: Place) -> AnyObject? {
        guard let model = models[place] else { return nil }
        keep(model, at: place)
        return model
    }

    func keep(_ model: AnyObject, at place: Place) {
        if models.updateValue(model, forKey: place) != nil { order.removeAll { $0 == place } }
        order.append(place)
        if order.count > capacity { models[order.removeFirst()] = nil }
    }
}
