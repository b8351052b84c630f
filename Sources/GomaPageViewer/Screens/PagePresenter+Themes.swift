/// Themes, which a page asks for, and keys choose.
extension PagePresenter {
    func answer(_ question: Question<ChangeTheme>) -> RequestReply<Void> {
        let isDone = changeTheme({ try services.themes.select(named: question.request.theme) }, orSay: say)
        return isDone ? .done : .refused()
    }

    func selectNextTheme() {
        if changeTheme(services.themes.selectNext, orSay: say) { themeChosen() }
    }

    /// Lets the page's sources know of the theme that a key has chosen, or the list of themes.
    package func themeChosen() {
        for source in session.sourceOrder { source.themeChanged(to: services.themes.current.name, on: session) }
    }
}
