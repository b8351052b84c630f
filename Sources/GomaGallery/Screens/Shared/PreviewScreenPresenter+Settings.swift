import GomaUI
import TerminalKit

/// In how many columns, as which terminal and in which themes the component is shown.
extension PreviewScreenPresenter {
    // MARK: Width

    func showNextWidth() { change(width: interactor.previewSettings.width.next) }

    func showPreviousWidth() { change(width: interactor.previewSettings.width.previous) }

    /// Goes on from the columns that the component is offered now.
    func changeWidth(by columns: Int) {
        guard let screen = previewScreen, preview.content != nil else { return }
        let range = PreviewWidth.range
        let count = min(max(screen.offeredColumns + columns, range.lowerBound), range.upperBound)
        change(width: .columns(count))
    }

    private func change(width: PreviewWidth) {
        interactor.previewSettings.width = width
        interactor.record("change width", width.title ?? "default")
        arrange()
    }

    // MARK: Emulation

    /// Shows the component with fewer colours, and after the fewest with all of them again.
    func selectNextDepth() {
        guard interactor.ownDepth != .monochrome else {
            previewScreen?.show(message: "this terminal shows no colours, so none can be taken away")
            return
        }
        interactor.previewSettings.emulation.selectNextDepth(below: interactor.ownDepth)
        let depth = interactor.previewSettings.emulation.depth
        interactor.record("emulate colours", depth?.title ?? "own")
        arrange()
    }

    /// Shows the component in the other character set.
    func switchGlyphs() {
        interactor.previewSettings.emulation.switchGlyphs(from: interactor.ownEnvironment.glyphs)
        let isASCII = interactor.previewSettings.emulation.isASCII
        interactor.record("emulate glyphs", isASCII.map { $0 ? "ASCII" : "Unicode" } ?? "own")
        preview.remake()
        arrange()
    }

    /// Shows the component in the next language.
    func selectNextLanguage() {
        interactor.previewSettings.emulation.selectNextLanguage(besides: interactor.ownEnvironment.localization)
        let language = interactor.previewSettings.emulation.language
        interactor.record("emulate language", language?.locale ?? "own")
        preview.remake()
        arrange()
    }

    // MARK: Themes

    /// Shows the component in one theme more, and after the third in one again.
    func showNextTheme() {
        let most = 1 + interactor.followingThemes(2).count
        themeCount = themeCount < most ? themeCount + 1 : 1
        interactor.record("compare themes", String(themeCount))
        arrange()
    }

    // MARK: Showing

    /// Hands the preview its columns, characters and themes, and says what of it is not as usual.
    func arrange() {
        let settings = interactor.previewSettings
        let depth = settings.emulation.depth
        let own = depth.map { EmulatedColors(interactor.currentTheme, depth: $0) }
        var showings = [
            PreviewArrangement.Showing(title: themeCount > 1 ? interactor.themeTitle : nil, colors: own)
        ]
        for theme in interactor.followingThemes(themeCount - 1) {
            let colors = EmulatedColors(theme, depth: depth ?? interactor.ownDepth)
            showings.append(PreviewArrangement.Showing(title: theme.title, colors: colors))
        }
        previewScreen?.show(
            PreviewArrangement(
                width: settings.width, glyphs: settings.emulation.isASCII == nil ? nil : interactor.environment.glyphs,
                showings: showings))
        showNotes()
    }

    func showNotes() {
        previewScreen?.show(notes: [timeNote].compactMap(\.self) + interactor.previewSettings.notes)
    }
}
