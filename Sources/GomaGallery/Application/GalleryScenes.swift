/// The gallery as what a script acts on, at its table or at one component.
package struct GalleryScenes: PlaySceneMaker {
    package init() {}

    /// - Throws: `CatalogError` for a component or state that there is not.
    package func scene(of subject: PlayScript.Subject, in setting: PlaySetting) throws -> PlayScene? {
        guard case .gallery(let name, let stateName) = subject else { return nil }
        let services = GalleryServices(setting)
        let router = GalleryRouter(services: services, onQuit: setting.onQuit)
        let window = router.makeWindow(size: setting.script.size)
        if let name {
            let component = try setting.registry.component(named: name)
            router.open(component, stateAt: try component.stateIndex(matching: stateName))
        }
        return PlayScene(window, of: services)
    }
}

extension GalleryServices {
    /// What screens depend on in a play.
    /// - Parameter words: what is said around components where the script does not say in which language.
    package convenience init(_ setting: PlaySetting, words: GalleryWords = .english) {
        self.init(
            registry: setting.registry, themes: ThemeSelection(setting.style, library: setting.library),
            environment: setting.environment, time: setting.time, saves: setting.saves,
            words: setting.script.language.map(GalleryWords.init) ?? words)
    }
}

extension PlayScene {
    /// A window of the gallery's screens.
    /// - Parameters:
    ///   - source: what drives the window and lives as long as the scene.
    ///   - again: makes the scene of another run, which begins with what this one has kept.
    package init(
        _ window: Window, of services: GalleryServices, keeping source: AnyObject? = nil,
        again: (() throws -> PlayScene)? = nil
    ) {
        // As on a terminal, where what is a page away is there, and hears of what happens, before anybody turns to it.
        window.idle = services.idle
        self.init(
            window: window, work: { services.idle.work() },
            events: { services.eventLog.events.map(\.description) }, theme: { services.themes.current },
            keeping: source, again: again)
    }
}
