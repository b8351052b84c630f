/// Those in a window who follow where something stands.
@MainActor
struct PlaceObservers {
    private var observers: [Reference] = []

    private struct Reference {
        weak var observer: (any PlaceObserver)?
    }

    mutating func add(_ observer: any PlaceObserver) {
        remove(observer)
        observers.append(Reference(observer: observer))
    }

    mutating func remove(_ observer: any PlaceObserver) {
        observers.removeAll { $0.observer == nil || $0.observer === observer }
    }

    /// Has all of them look again; those who are told may come and go meanwhile.
    /// - Returns: whether any of them had something to tell.
    func look() -> Bool {
        var isTold = false
        for reference in observers { isTold = reference.observer?.look() ?? false || isTold }
        return isTold
    }
}
