/// The presenter of the states beside the one on show: has their components made between keys, and hands them out.
@MainActor
final class BesideTilesPresenter {
    private let services: GalleryServices
    /// The component on show.
    private(set) var component: ComponentDescriptor?
    /// Told when the components that were asked for have been made.
    var onMade: (() -> Void)?
    /// Told why a component could not be made.
    var onFailure: ((String) -> Void)?

    /// Components that nobody has asked for yet, by their states.
    private var waiting: [Int: Exhibit] = [:]
    /// Counts the times that components were asked for, and whether those are being made.
    private var round = 0
    private var isMaking = false
    private var settings: PreviewSettings?

    /// A component in a state, and that state as it had been edited then; `nil` where it had not been.
    private struct Exhibit {
        let instance: ComponentInstance
        let edited: JSONValue?
    }

    init(services: GalleryServices) { self.services = services }

    /// What the tiles show of a component, and whether its components have to be made anew; no content where the state on
    /// show stands alone.
    func show(_ component: ComponentDescriptor?) -> (content: TilesContent?, isNew: Bool) {
        let (settings, old) = (services.places.preview, self.settings?.emulation)
        let isNew =
            component?.id != self.component?.id || old?.isASCII != settings.emulation.isASCII
            || old?.language != settings.emulation.language
        self.component = component
        if isNew { (isMaking, waiting) = (false, [:]) }
        guard let component, services.places.showsTiles, component.states.count > 1, settings.width != .fit else {
            return (nil, true)
        }
        self.settings = settings
        return (TilesContent(component, services: services), isNew)
    }

    /// Makes a component for each state, one after the other in quiet moments.
    func make() {
        guard !isMaking, let component else { return }
        isMaking = true
        round += 1
        let number = round
        var next = 0
        services.idle.add { [weak self] in
            guard let self, isMaking, number == round else { return false }
            waiting[next] = newExhibit(of: component, stateAt: next)
            next += 1
            guard next == component.states.count else { return true }
            isMaking = false
            onMade?()
            return false
        }
    }

    /// A component at work in one of its states; `nil`, and a message, where it cannot be made.
    func instance(stateAt index: Int) -> ComponentInstance? {
        guard let component else { return nil }
        let edited = services.edits.edited(component, stateAt: index)?.state
        let ready = waiting.removeValue(forKey: index).flatMap { $0.edited == edited ? $0 : nil }
        return (ready ?? newExhibit(of: component, stateAt: index))?.instance
    }

    private func newExhibit(of component: ComponentDescriptor, stateAt index: Int) -> Exhibit? {
        do {
            let instance = try services.previews.exhibit(of: component, stateAt: index)
            return Exhibit(instance: instance, edited: services.edits.edited(component, stateAt: index)?.state)
        } catch {
            onFailure?("\(component.name), \(component.states[index].name): \(error)")
            return nil
        }
    }
}
