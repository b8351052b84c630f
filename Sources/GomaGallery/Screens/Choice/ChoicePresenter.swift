/// The presenter of a choice: goes back to where it began, and does there what was chosen.
@MainActor
final class ChoicePresenter {
    let choices: ChoiceList
    private let services: GalleryServices
    private let router: GalleryRouter

    init(_ choices: ChoiceList, services: GalleryServices, router: GalleryRouter) {
        self.choices = choices
        self.services = services
        self.router = router
    }

    /// The gallery's own words.
    var words: GalleryWords { services.words }

    func choose(_ row: GalleryRow) {
        guard let action = choices.actions[row.id] else { return }
        services.eventLog.record("choose", row.text)
        router.back()
        action()
    }

    func cancel() {
        services.eventLog.record("choose nothing")
        router.back()
    }
}
