/// The base of all screens' presenters: the list of keys, the palette, themes, and the end.
@MainActor
package protocol GalleryScreenPresenter: AnyObject {
    var services: GalleryServices { get }
    var router: GalleryRouter { get }

    /// Called after another theme has been chosen in the list of them, over this screen.
    func themeChosen()
}

extension GalleryScreenPresenter {
    /// One of the gallery's own words, with what stands in braces replaced.
    package func text(_ key: LocalizationKey, _ values: KeyValuePairs<String, String> = [:]) -> String {
        services.words.text(key, values)
    }

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
        router.showThemes { [weak self] in self?.themeChosen() }
    }

    /// A screen of the gallery shows the theme in use once it is on top again.
    package func themeChosen() {}

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

    /// Lets time go at another speed.
    /// - Parameter say: told that it cannot.
    /// - Returns: whether it does.
    package func changeSpeed(_ next: (Double) -> Double?, orSay say: (String) -> Void) -> Bool {
        guard let speed = next(services.time.speed) else {
            say(text(.gallerySpeedLimit, ["speed": TimeSpeed.name(of: services.time.speed)]))
            return false
        }
        services.time.speed = speed
        services.eventLog.record("change speed", TimeSpeed.name(of: speed))
        return true
    }

    /// Called for the key that ends the program. Whoever has edited states and not saved them is told first, and has to
    /// ask once more.
    package func quit() {
        guard router.mayQuit() else { return }
        let wasWarned = services.unsaved.hasWarned
        services.eventLog.record("quit")
        if !wasWarned, let warning = services.unsaved.warn() {
            router.show(message: warning)
        } else {
            router.quit()
        }
    }
}
