/// The presenter of the settings of previews: the columns offered, and the terminal and the customer that would see
/// them.
@MainActor
final class PreviewSettingsPresenter {
    /// The consequence of a change.
    enum Change {
        /// The component at work is offered other columns or other colours.
        case arrangement
        /// The component has to be made anew.
        case component
    }

    private let services: GalleryServices
    /// Told after something has changed.
    var onChange: ((Change) -> Void)?
    /// Told that the preview is to be as usual, before it is.
    var onPlain: (() -> Void)?
    /// Told why something could not be changed.
    var onMessage: ((String) -> Void)?
    /// The columns that a component is offered now; `nil` where none is on show.
    var offeredColumns: () -> Int? = { nil }

    init(services: GalleryServices) { self.services = services }

    private var settings: PreviewSettings { services.places.preview }

    // MARK: Width

    func showNextWidth() { change(width: settings.width.next) }

    func showPreviousWidth() { change(width: settings.width.previous) }

    /// Goes on from the columns that the component is offered now.
    func changeWidth(by columns: Int) {
        guard let offered = offeredColumns() else { return }
        let range = PreviewWidth.range
        change(width: .columns(min(max(offered + columns, range.lowerBound), range.upperBound)))
    }

    private func change(width: PreviewWidth) {
        services.places.preview.width = width
        services.eventLog.record("change width", width.title(in: .english) ?? "default")
        onChange?(.arrangement)
    }

    // MARK: Emulation

    /// Shows components with fewer colours, and after the fewest with all of them again.
    func selectNextDepth() {
        guard services.themes.depth != .monochrome else {
            onMessage?(services.words.text(.galleryNoColors))
            return
        }
        services.places.preview.emulation.selectNextDepth(below: services.themes.depth)
        services.eventLog.record("emulate colours", settings.emulation.depth?.title(in: .english) ?? "own")
        onChange?(.arrangement)
    }

    /// Shows components in the other character set.
    func switchGlyphs() {
        services.places.preview.emulation.switchGlyphs(from: services.environment.glyphs)
        services.eventLog.record("emulate glyphs", settings.emulation.isASCII.map { $0 ? "ASCII" : "Unicode" } ?? "own")
        onChange?(.component)
    }

    /// Shows components in the next language.
    func selectNextLanguage() {
        services.places.preview.emulation.selectNextLanguage(besides: services.environment.localization)
        services.eventLog.record("emulate language", settings.emulation.language?.locale ?? "own")
        onChange?(.component)
    }

    /// Shows components in a language by its code, and says so where that is not spoken here.
    /// - Returns: whether it is.
    @discardableResult
    func selectLanguage(_ code: String) -> Bool {
        guard let language = Localization(rawValue: code) else {
            let languages = Localization.locales.joined(separator: ", ")
            onMessage?(services.words.text(.galleryNoLanguage, ["code": code, "languages": languages]))
            return false
        }
        let isOwn = code == services.environment.localization.locale
        services.places.preview.emulation.language = isOwn ? nil : language
        services.eventLog.record("emulate language", code)
        onChange?(.component)
        return true
    }

    // MARK: All of it

    /// Shows components as usual again: in their own columns, with this terminal's colours and characters, in its language.
    func showPlain() {
        onPlain?()
        services.places.preview = PreviewSettings()
        services.eventLog.record("show plain")
        onChange?(.component)
    }

    // MARK: Keys

    /// The keys for all of this, the same wherever they work.
    var bindings: [KeyBinding] {
        [
            key("w", .galleryNextWidth) { $0.showNextWidth() },
            key("W", .galleryPreviousWidth) { $0.showPreviousWidth() },
            key("{", .galleryNarrower) { $0.changeWidth(by: -1) },
            key("}", .galleryWider) { $0.changeWidth(by: 1) },
            key("v", .galleryFewerColors) { $0.selectNextDepth() },
            key("y", .galleryCharacters) { $0.switchGlyphs() },
            key("l", .galleryLanguage) { $0.selectNextLanguage() },
            key("P", .galleryPlain) { $0.showPlain() },
        ]
    }

    private func key(
        _ character: Character, _ title: LocalizationKey, _ action: @escaping (PreviewSettingsPresenter) -> Void
    ) -> KeyBinding {
        KeyBinding(KeyEvent(.character(character)), services.words.text(title)) { [self] in action(self) }
    }
}
