extension PagePresenter: PageStage {
    package var shown: (any PageScreen)? { screen }
    package var scope: PageScope { screen?.scope ?? session.scope(of: session.description.page, at: .root) }

    package func go(to name: String) -> Bool { pages.go(to: name, self) }

    package func open(_ name: String) -> Bool { pages.open(name, self) }

    package func languageChanged() {
        pages.renew(session, self)
        showStatus()
    }

    package func goToFirst() { pages.goToFirst() }

    package func goToRoot() { pages.goToRoot() }

    package func record(_ event: String, _ detail: String) { services.eventLog.record(event, detail) }

    package func statusChanged() { showStatus() }
}
