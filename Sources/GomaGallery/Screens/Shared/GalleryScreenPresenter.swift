/// What all screens lead on to: the keys of where one is, the palette, and the end.
@MainActor
protocol GalleryScreenPresenter: AnyObject {
    var interactor: GalleryInteractor { get }
    var router: GalleryRouter { get }
}

extension GalleryScreenPresenter {
    func showKeys(_ sections: [KeySection]) {
        interactor.record("show keys")
        router.showKeys(sections)
    }

    func showPalette(_ sections: [KeySection]) {
        interactor.record("show commands")
        router.showPalette(sections)
    }

    func quit() {
        interactor.record("quit")
        router.quit()
    }
}
