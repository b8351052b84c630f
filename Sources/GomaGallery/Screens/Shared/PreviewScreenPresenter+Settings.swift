/// In how many columns, as which terminal and in which themes the component is shown.
extension PreviewScreenPresenter {
    /// Shows the component in one theme more, and after the third in one again.
    func showNextTheme() {
        let most = 1 + services.themes.following(2).count
        guard most > 1 || themeCount > 1 else { return say(text(.galleryNoOtherTheme)) }
        themeCount = themeCount < most ? themeCount + 1 : 1
        services.eventLog.record("compare themes", String(themeCount))
        arrange()
    }

    /// Shows the component as the settings now ask for.
    func settingsChanged(_ change: PreviewSettingsPresenter.Change) {
        if change == .component { preview.remake() }
        arrange()
    }

    /// Hands the preview its columns, characters and themes, and says what of it is not as usual.
    func arrange() {
        let settings = services.places.preview
        let depth = settings.emulation.depth
        var blocks = [
            PreviewArrangement.Block(
                title: themeCount > 1 ? services.themes.current.title : nil, colors: services.previews.emulatedColors)
        ]
        for theme in services.themes.following(themeCount - 1) {
            let colors = EmulatedColors(theme, depth: depth ?? services.themes.depth)
            blocks.append(PreviewArrangement.Block(title: theme.title, colors: colors))
        }
        previewScreen?.show(
            PreviewArrangement(width: settings.width, glyphs: services.previews.emulatedGlyphs, blocks: blocks))
        showTiles()
        showNotes()
    }

    func showNotes() { previewScreen?.show(notes: notes) }

    /// What is not as usual about the preview, how time goes first.
    var notes: [String] {
        [timeNote].compactMap(\.self) + services.places.preview.notes(in: services.words)
    }
}
