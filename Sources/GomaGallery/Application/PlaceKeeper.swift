import GomaReview
import GomaKit

/// The keeper of the place in the gallery: restores it at the start, and saves it at the end.
@MainActor
package final class PlaceKeeper {
    private let store: PlaceStore
    /// What the file said at the start.
    private var kept: GalleryPlace?
    /// Why the file is of no use; said once there is a status line.
    package private(set) var problem: String?
    /// Whether leaving writes the file.
    private var savesPlace = true

    /// - Parameter isFresh: whether the last place is to be forgotten; a file that is none of the gallery's stays all the
    ///   same.
    package init(_ store: PlaceStore, isFresh: Bool) {
        self.store = store
        do throws(PlaceError) {
            kept = try store.load()
        } catch {
            problem = error.description
            savesPlace = false
            if case .unwritable(_, _, let place) = error { kept = place }
        }
        if isFresh { kept = nil }
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
        if let width = kept.width { services.places.preview.width = width }
        if let shows = kept.showsPreview { services.places.showsPreview = shows }
        // Who asked for one state alone gets that, whatever was kept.
        if kept.showsTiles == false { services.places.showsTiles = false }
        guard comesBack, let id = kept.component else { return }
        guard let component = services.registry.components.first(where: { $0.id == id }) else {
            return note("the component that was open last, \(id), is there no more")
        }
        let index = kept.state.flatMap(component.stateIndex(named:)) ?? 0
        switch kept.screen {
        case .table: router.choose(component, stateAt: index)
        case .component: router.open(component, stateAt: index, panel: kept.panel.flatMap(PanelKind.init))
        }
    }

    /// Keeps where somebody is. What cannot be written is not: nobody is left to be told.
    package func save(_ services: GalleryServices, router: GalleryRouter) {
        guard savesPlace else { return }
        var place = GalleryPlace()
        if let component = services.places.current {
            place.component = component.id
            place.state = component.states[services.places[component]].name
        }
        (place.screen, place.panel) = router.place
        place.theme = services.themes.word
        place.width = services.places.preview.width
        place.order = services.places.order.rawValue
        place.showsPreview = services.places.showsPreview
        place.showsTiles = services.places.showsTiles
        do {
            try store.save(place)
        } catch {
            problem = "\(error)"
        }
    }
}
