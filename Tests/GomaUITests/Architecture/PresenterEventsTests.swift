import Expectations
import Testing

/// Whatever somebody does in the gallery is in its event log.
struct PresenterEventsTests {
    /// Methods to which nothing leads that somebody does: a screen comes, goes, changes its size or says what it shows, or the
    /// theme in use has been written by an editor.
    private static let told: Set<String> = [
        "CataloguePresenter.makeTiles", "CataloguePresenter.makeTilesIfTimeStands",
        "CataloguePresenter.screenWillDisappear", "ContactSheetPresenter.explain", "ContactSheetPresenter.roomChanged",
        "ContactSheetPresenter.screenWillAppear", "ContactSheetPresenter.showTheme", "ControlsPresenter.show",
        "ControlsPresenter.stop", "DifferencesPresenter.roomChanged", "DifferencesPresenter.screenWillAppear",
        "EventsPresenter.screenWillAppear",
        // Told by the router; the component's screen notes down that its file has been read.
        "DifferencesPresenter.showAnew",
        "InspectorPresenter.show", "InspectorPresenter.update", "PagePresenter.say", "PagePresenter.screenWillAppear",
        "PagePresenter.stay",
        // Asked for by the page, which notes it down.
        "PagePresenter.open",
        "PreviewScreenPresenter.makeTiles", "PreviewScreenPresenter.screenWillDisappear",
        "PreviewScreenPresenter.showTheme", "PreviewScreenPresenter.showTime", "ThemesPresenter.screenWillAppear",
        "UsagePresenter.show", "UsagePresenter.stop",
        // Asked for the line of keys.
        "ControlsPresenter.canMove",
        // Done on behalf of the controls, which note it down.
        "PreviewPresenter.reset",
    ]

    @Test func `every method of a presenter that views call notes down what was done`() throws {
        let methods = try PresenterMethods(
            try ["GomaReview", "GomaGallery", "GomaPageViewer"].flatMap { try SourceFile.all(in: "Sources/\($0)") })

        let unrecorded = Set(try methods.unrecorded())

        #expect(methods.count > 100)
        expect(unrecorded.subtracting(Self.told).sorted(), is: [])
        expect(Self.told.subtracting(unrecorded).sorted(), is: [], "these need no exception any more")
    }

    @Test func `a method that notes nothing down is found, by whatever way it is called`() throws {
        let presenter = SourceFile(
            path: "LampPresenter.swift",
            text: """
                final class LampPresenter: GalleryScreenPresenter {
                    func light() {
                        services.eventLog.record("light")
                        show()
                    }

                    func dim() { change(by: -1) }

                    func flicker() {
                        isOn.toggle()
                        show()
                    }

                    func widen() { settings.showNextWidth() }

                    func blink() { isOn.toggle() }

                    func unused() { isOn.toggle() }

                    private func change(by step: Int) {
                        services.eventLog.record("change", "\\(step)")
                    }

                    private func show() { screen?.show(isOn) }
                }

                final class PreviewSettingsPresenter {
                    func showNextWidth() { services.eventLog.record("width") }
                }
                """)
        let view = SourceFile(
            path: "LampView.swift",
            text: """
                presenter.light()
                self?.presenter.dim()
                presenter?.flicker()
                key("b", "blink") { $0.blink() }
                presenter.widen()
                """)

        let unrecorded = try PresenterMethods([presenter, view]).unrecorded()

        expect(unrecorded, is: ["LampPresenter.blink", "LampPresenter.flicker"])
    }
}
