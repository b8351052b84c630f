import TerminalKit

/// The base of all screens' presenters: the list of keys, the palette, themes, and the end.
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

    package func showThemes() {
        services.eventLog.record("show themes")
        router.showThemes()
    }

    package func showEvents() {
        services.eventLog.record("show events")
        router.showEvents()
    }

    /// Takes another theme into use.
    /// - Parameter say: told why it cannot be.
    /// - Returns: whether it is.
    @discardableResult
    package func changeTheme(_ change: () throws -> Void, orSay say: (String) -> Void) -> Bool {
        do {
            try change()
            services.eventLog.record("select theme", services.themes.current.title)
            return true
        } catch {
            say("\(error)")
            return false
        }
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
