import Foundation
import GomaPictures
import GomaTestSupport
import GomaCatalog
import TerminalKit

@testable import GomaGallery
@testable import GomaPages

/// The harness of a page: a window without a terminal, on a time line that a test moves.
@MainActor
final class PageHarness {
    let services: GalleryServices
    let window: Window
    let presenter: PagePresenter
    private let router: GalleryRouter
    private(set) var hasQuit = false

    /// The pages that come with the program.
    nonisolated static let names = [
        "betslip", "casino", "filters", "match", "profile", "promotions", "signup", "sportsbook", "wallet",
    ]

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Demo/Screens").standardizedFileURL

    /// One of ``names``.
    convenience init(_ name: String, width: Int = 120, height: Int = 40) throws {
        let text = try String(contentsOf: Self.folder.appendingPathComponent("\(name).yaml"), encoding: .utf8)
        try self.init(describing: text, file: "\(name).yaml", width: width, height: height)
    }

    /// A page described by a test.
    init(describing text: String, file: String = "page.yaml", width: Int, height: Int) throws {
        services = GalleryServices(
            registry: .goma, themes: ThemeSelection(try SampleThemes.dark), environment: ViewEnvironment.simulated())
        var quit: () -> Void = {}
        router = GalleryRouter(services: services) { quit() }
        (window, presenter) = try router.makePageWindow(
            PageDescription(parsing: text, file: file), file: file, size: Size(width: width, height: height))
        quit = { [weak self] in self?.hasQuit = true }
        window.update()
    }

    var text: String { window.surface.rows.joined(separator: "\n") }

    /// What the last line says.
    var status: String { window.surface.rows.last ?? "" }

    var events: [String] { services.eventLog.events.map(\.description) }

    /// What the control with the focus says of itself.
    var focusedWords: String { window.focusedView.map { ReadingText.words(of: $0) ?? String(nameOf: $0) } ?? "nobody" }

    func press(_ keys: Key...) { keys.forEach { press(KeyEvent($0)) } }

    func press(_ key: KeyEvent) {
        window.send(.key(key))
        window.update()
    }

    func type(_ text: String) { text.forEach { press(.character($0)) } }

    func wait(_ duration: Duration) {
        services.environment.scheduler.advance(by: duration)
        window.update()
    }

    func resize(width: Int, height: Int) {
        window.send(.resize(Size(width: width, height: height)))
        window.update()
    }

    /// Takes in a line of a feed.
    func feed(_ line: String) throws {
        var reader = FeedReader()
        presenter.take(reader.read(Data((line + "\n").utf8)))
        wait(.seconds(1))
    }

    /// Clicks at the first place of a text on the screen.
    func click(_ text: String) throws {
        try window.click(text)
        window.update()
    }

    /// Gives the focus to the first control that says `text`.
    func focus(_ text: String) throws {
        let stops = window.topController?.view.focusableViews ?? []
        guard let stop = stops.first(where: { ReadingText.words(of: $0)?.contains(text) ?? false }) else {
            throw TextNotShown(text: text)
        }
        window.moveFocus(to: stop)
        window.update()
    }
}
