/// The presenter of the list of everything that was done in the gallery.
final class EventsPresenter: GalleryScreenPresenter, SpeaksOnScreen {
    weak var screen: EventsViewController?
    let services: GalleryServices
    let router: GalleryRouter
    var messageScreen: (any MessageScreen)? { screen }

    init(services: GalleryServices, router: GalleryRouter) {
        self.services = services
        self.router = router
    }

    func screenWillAppear() {
        let log = services.eventLog
        let first = log.count - log.events.count
        screen?.show(
            log.events.enumerated().map { index, event in
                GalleryRow(
                    id: String(first + index), text: event.description, detail: TimeText.seconds(event.time.offset))
            })
    }

    /// Writes the events into a file in the folder in which the program was started.
    func save() {
        let lines = services.eventLog.events.map { "\(TimeText.seconds($0.time.offset))  \($0)" }
        say(services.outlet.save(lines.joined(separator: "\n") + "\n", as: "events.txt"))
    }

    /// Copies what a row says was done.
    func copy(_ row: GalleryRow) {
        say(services.outlet.copy(line: row.text, text(.galleryTheEvent), as: "event.txt"))
    }

    func back() {
        services.eventLog.record("back from the events")
        router.back()
    }
}
