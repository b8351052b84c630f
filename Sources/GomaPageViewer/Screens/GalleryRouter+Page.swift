extension GalleryRouter {
    /// Makes a window that shows a page and nothing of the gallery. Where the words around it can change their language,
    /// it speaks that one, so that both go on in another together.
    /// - Parameters:
    ///   - memory: what was done to the page in another run.
    ///   - isChecked: whether the page has been found right before, with the same kit, components and files.
    ///   - files: reads the files that sources name.
    /// - Returns: the window, and who takes in what a feed brings.
    /// - Throws: ``PageMistakes`` with all that is wrong with the page.
    package func makePageWindow(
        _ page: PageDescription, kit: PageKit, size: Size,
        remembering memory: PageMemory? = nil, isChecked: Bool = false,
        files: @escaping (String) throws -> String = { throw PageFileError.none(path: $0) }
    ) throws -> (Window, PagePresenter) {
        var environment = services.environment
        environment.localization =
            services.words.language as? LanguageSwitch ?? LanguageSwitch(environment.localization)
        // Who is asked is the page, its sources and its actions, in pictures and plays as on a terminal: no script answers for them.
        environment.owner.script = nil
        let session = try PageSession(
            page, kit: kit, registry: services.registry, environment: environment, remembering: memory,
            isChecked: isChecked, files: files)
        let (window, presenter) = PageRouter(session, router: self).makeWindow(size: size, remembering: memory)
        // One that is there no more is as if none had been chosen.
        if let theme = memory?.theme { try? presenter.services.themes.select(named: theme) }
        return (window, presenter)
    }
}
