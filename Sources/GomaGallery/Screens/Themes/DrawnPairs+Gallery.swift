extension DrawnPairs {
    /// All that there is: every component, and the gallery's own screens.
    /// - Parameter told: what other programs have found in that scope, by the components' identities.
    package static func catalogue(
        of registry: ComponentRegistry, scope: Scope = .whole, told: [String: DrawnPairs] = [:]
    ) throws -> DrawnPairs {
        var pairs = DrawnPairs(of: registry.components, scope: scope, told: told)
        for component in registry.components { try pairs.addTwins(of: component) }
        try pairs.addGallery(of: registry)
        return pairs
    }

    /// The name under which the gallery's own screens are listed.
    static let galleryName = "Gallery"

    /// Goes through the gallery's screens by their keys. What the preview shows is left out, it is the components'.
    private mutating func addGallery(of registry: ComponentRegistry) throws {
        let style = try ThemeLibrary.embedded.theme(named: ThemeLibrary.defaultName)
        let services = GalleryServices(
            registry: registry, themes: ThemeSelection(style), environment: ViewEnvironment.simulated())
        services.colorUse.take(RoleUse(self))
        let router = GalleryRouter(services: services) {}
        let window = router.makeWindow(size: Size(width: Self.withoutPreview, height: 24))
        func look(_ state: String, at part: Rect? = nil) {
            services.idle.work()
            window.update()
            add(part.map(window.surface.cropped) ?? window.surface, component: Self.galleryName, state: state)
        }
        func type(_ text: String) { for character in text { window.send(.key(KeyEvent(.character(character)))) } }

        look("table")
        type("/")
        look("filter")
        type("no such component")
        look("nothing found")
        window.send(.key(KeyEvent(.escape)))
        type("?")
        look("keys")
        window.send(.key(KeyEvent(.escape)))
        type("T")
        for part in Self.besideSamples { look("themes", at: part) }
        window.send(.key(KeyEvent(.escape)))
        window.resize(to: Size(width: 120, height: 40))
        window.send(.key(KeyEvent(.tab)))
        look("table left", at: Rect(x: 0, y: 0, width: 36, height: 40))
        window.send(.key(KeyEvent(.escape)))
        window.send(.key(KeyEvent(.enter)))
        for part in [Rect(x: 0, y: 0, width: 120, height: 3), Rect(x: 0, y: 39, width: 120, height: 1)] {
            look("component", at: part)
        }
    }

    /// The list of themes without the swatches and samples, which show what is not drawn otherwise.
    private static let besideSamples = [
        Rect(x: 0, y: 0, width: ThemesView.rolesLeft, height: 24),
        Rect(x: ThemesView.rolesLeft + RoleColumns.samplesWidth, y: 0, width: withoutPreview, height: 24),
    ]

    /// Columns in which the table stands alone.
    private static let withoutPreview = 70
}
