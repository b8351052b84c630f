/// The presenter of a choice: goes back to where it began, and does there what was chosen.
@MainActor
final class ChoicePresenter {
    let choices: ChoiceList
    private let interactor: GalleryInteractor
    private let router: GalleryRouter

    init(_ choices: ChoiceList, interactor: GalleryInteractor, router: GalleryRouter) {
        self.choices = choices
        self.interactor = interactor
        self.router = router
    }

    /// The gallery's own words.
    var words: GalleryWords { interactor.words }

    func choose(_ row: GalleryRow) {
        guard let action = choices.actions[row.id] else { return }
        interactor.record("choose", row.text)
        router.back()
        action()
    }

    func cancel() {
        interactor.record("choose nothing")
        router.back()
    }
}
