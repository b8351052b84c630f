extension PagePresenter: PageStage {
    package var address: PageAddress { screen?.address ?? .root }
    package var scope: PageScope { screen?.scope ?? session.scope(of: session.description.page, at: .root) }
    package var handlers: [PageHandler] { screen?.handlers ?? [] }

    package func go(to name: String) -> Bool {
        services.eventLog.record("open page", name)
        return pages.go(to: name, self)
    }

    package func open(_ name: String) -> Bool {
        services.eventLog.record("open page", name)
        return pages.go(to: name, self, as: .sheet)
    }

    package func languageChanged() {
        pages.renew(session, self)
        showStatus()
    }

    package func goToFirst() {
        services.eventLog.record("go to the first page of the tab")
        pages.goToFirst()
    }

    package func goToRoot() {
        services.eventLog.record("go to the first page")
        pages.goToRoot()
    }

    package func showPart(_ id: String) -> Bool {
        services.eventLog.record("show part", id)
        return screen?.showPart(id) ?? false
    }

    package func focus(_ path: String, stop: Int) { screen?.focus(path, stop: stop) }

    package func record(_ event: String, _ detail: String) { services.eventLog.record(event, detail) }

    package func statusChanged() { showStatus() }
}
