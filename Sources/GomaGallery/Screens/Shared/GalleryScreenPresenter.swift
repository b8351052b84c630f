import TerminalKit

/// The base of all screens' presenters: the list of keys, the palette, and the end.
@MainActor
package protocol GalleryScreenPresenter: AnyObject {
    var services: GalleryServices { get }
    var router: GalleryRouter { get }

    /// Called for the key that ends the program.
    func quit()
}

extension GalleryScreenPresenter {
    package func showKeys(_ sections: [KeySection]) {
        services.eventLog.record("show keys")
        router.showKeys(sections)
    }

    package func showPalette(_ sections: [KeySection]) {
        services.eventLog.record("show commands")
        router.showPalette(sections)
    }

    package func quit() { quitGallery() }

    /// Ends the gallery. Whoever has edited states and not saved them is told first, and has to ask once more.
    package func quitGallery() {
        let wasWarned = services.unsaved.hasWarned
        services.eventLog.record("quit")
        if !wasWarned, let warning = services.unsaved.warn() {
            router.show(message: warning)
        } else {
            router.quit()
        }
    }
}
