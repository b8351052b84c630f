/// The keeper of the place in the gallery: restores it at the start, and saves it at the end.
@MainActor
package final class PlaceKeeper {
    private let store: PlaceStore?
    private let words: GalleryWords
    /// What the file said at the start.
    private var kept: GalleryPlace?
    /// What is wrong with the file, in a few words; said once there is a status line.
    package private(set) var problem: String?
    /// What went wrong, in whole sentences; for when the terminal has been given back.
    package private(set) var lastWords: [String] = []
    /// Whether leaving writes the file.
    private var savesPlace = true
    private var isDamaged = false

    /// - Parameters:
    ///   - store: `nil` where there is no folder for it.
    ///   - isFresh: whether the last place is to be forgotten; a file that is none of the gallery's stays all the same.
    package init(_ store: PlaceStore?, isFresh: Bool, words: GalleryWords = .english) {
        self.store = store
        self.words = words
        do throws(PlaceError) {
            kept = try store?.load()
            if let refusal = store?.refusal { take(refusal) }
        } catch {
            take(error)
        }
        if isFresh { kept = nil }
    }

    private func take(_ error: PlaceError) {
        if case .damaged = error { return isDamaged = true }
        problem = error.description
        lastWords.append(error.description)
        savesPlace = false
    }

    /// Gives a file that is not whole another name, once there is a screen on which to say so.
    package func putAsideWhatIsDamaged() {
        guard isDamaged, let store else { return }
        do throws(OutputError) {
            let name = try store.putAside()
            problem = words.text(.galleryPlaceMoved, ["file": name])
            lastWords.append("\(store.path) was not whole; it is now \(name), beside a new one")
        } catch {
            problem = words.text(.galleryPlaceStays)
            lastWords.append("\(store.path) is not whole, and no place is kept: \(error)")
            savesPlace = false
        }
    }

    /// The theme to begin with, by name or file; `nil` where none is kept.
    package var theme: String? { kept?.theme }

    /// Says that something kept is there no more; the rest is used.
    package func note(_ text: String) { problem = problem ?? text }

    /// Takes up table, component and screen where they were left.
    /// - Parameter comesBack: whether to go to the screen that was left; `false` where somebody asked for another.
    package func restore(_ services: GalleryServices, router: GalleryRouter, comesBack: Bool) {
        guard let kept else { return }
        if let order = kept.order.flatMap(CatalogueOrder.init) { services.places.order = order }
        if let width = kept.width, width.isInRange { services.places.preview.width = width }
        if let shows = kept.showsPreview { services.places.showsPreview = shows }
        // Who asked for one state alone gets that, whatever was kept.
        if kept.showsTiles == false { services.places.showsTiles = false }
        guard comesBack, let id = kept.component else { return }
        guard let component = services.registry.components.first(where: { $0.id == id }) else {
            return note(words.text(.galleryComponentGone, ["component": id]))
        }
        let index = kept.state.flatMap(component.stateIndex(named:)) ?? 0
        switch kept.screen {
        case .table: router.choose(component, stateAt: index)
        case .component: router.open(component, stateAt: index, panel: kept.panel.flatMap(PanelKind.init))
        }
    }

    /// Keeps where somebody is. What cannot be written is told in ``lastWords``, and is no reason to fail: all that is
    /// lost is the way back.
    package func save(_ services: GalleryServices, router: GalleryRouter) {
        guard savesPlace else { return }
        guard let store else {
            return lastWords.append("this place is not kept: neither XDG_STATE_HOME nor HOME says where")
        }
        var place = GalleryPlace()
        if let component = services.places.lastChosen {
            place.component = component.id
            place.state = component.states[services.places[component]].name
        }
        (place.screen, place.panel) = router.place
        place.theme = services.themes.word
        let width = services.places.preview.width
        place.width = width == .standard ? nil : width
        place.order = services.places.order.rawValue
        place.showsPreview = services.places.showsPreview
        place.showsTiles = services.places.showsTiles
        do {
            try store.save(place)
        } catch {
            lastWords.append("this place is not kept: \(error)")
        }
    }
}
