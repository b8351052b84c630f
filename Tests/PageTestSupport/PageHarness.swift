import Foundation
import GomaApp
import GomaCatalog
import GomaGallery
import GomaPageViewer
import GomaPages
import GomaPictures
import GomaTestSupport
import TerminalKit

/// The harness of a page: a window without a terminal, on a time line that a test moves.
@MainActor
package final class PageHarness {
    package let services: GalleryServices
    package let window: Window
    package let presenter: PagePresenter
    private let router: GalleryRouter
    package private(set) var hasQuit = false

    /// The pages that come with the program.
    package nonisolated static let names = [
        "betslip", "casino", "filters", "match", "profile", "promotions", "signup", "sportsbook", "wallet",
    ]

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Demo/Screens").standardizedFileURL

    /// One of ``names``.
    /// - Parameter language: what the page and its keys speak; English where `nil`, and the keys only that.
    package convenience init(
        _ name: String, width: Int = 120, height: Int = 40, speaking language: Localization? = nil
    ) throws {
        let text = try String(contentsOf: Self.folder.appendingPathComponent("\(name).yaml"), encoding: .utf8)
        try self.init(
            describing: text, file: Self.folder.appendingPathComponent("\(name).yaml").path, width: width,
            height: height, speaking: language)
    }

    /// A page described by a test.
    /// - Parameters:
    ///   - kit: what the page can use.
    ///   - registry: where its components are found.
    ///   - memory: what was done to it in another run.
    ///   - language: what the page and its keys speak; English where `nil`, and the keys only that.
    package convenience init(
        describing text: String, file: String = "page.yaml", kit: PageKit = .goma, registry: ComponentRegistry = .goma,
        width: Int, height: Int, remembering memory: PageMemory? = nil, speaking language: Localization? = nil
    ) throws {
        let page = try PageDescription(parsing: text, file: file) { try String(contentsOfFile: $0, encoding: .utf8) }
        try self.init(
            page, in: .simulated(), kit: kit, registry: registry, width: width, height: height, remembering: memory,
            speaking: language)
    }

    /// - Parameters:
    ///   - kit: what the page can use.
    ///   - registry: where its components are found.
    ///   - memory: what was done to it in another run.
    package convenience init(
        _ page: PageDescription, kit: PageKit = .goma, registry: ComponentRegistry = .goma, width: Int, height: Int,
        remembering memory: PageMemory? = nil
    ) throws {
        try self.init(
            page, in: .simulated(), kit: kit, registry: registry, width: width, height: height, remembering: memory)
    }

    /// - Parameters:
    ///   - environment: what all of it stands in.
    ///   - isChecked: whether the page has been found right before, with the same kit and components.
    ///   - language: what the page and its keys speak; where `nil`, what the environment does, and the keys English.
    package init(
        _ page: PageDescription, in environment: ViewEnvironment, kit: PageKit = .goma,
        registry: ComponentRegistry = .goma, width: Int, height: Int, remembering memory: PageMemory? = nil,
        isChecked: Bool = false, speaking language: Localization? = nil
    ) throws {
        services = GalleryServices(
            registry: registry, themes: ThemeSelection(try SampleThemes.dark), environment: environment,
            words: language.map { GalleryWords(LanguageSwitch($0)) } ?? .english)
        var quit: () -> Void = {}
        router = GalleryRouter(services: services) { quit() }
        (window, presenter) = try router.makePageWindow(
            page, kit: kit, size: Size(width: width, height: height), remembering: memory, isChecked: isChecked)
        quit = { [weak self] in self?.hasQuit = true }
        window.update()
    }

    package var text: String { window.surface.rows.joined(separator: "\n") }

    /// What the last line says.
    package var status: String { window.surface.rows.last ?? "" }

    package var events: [String] { services.eventLog.events.map(\.description) }

    /// What the control with the focus says of itself.
    package var focusedWords: String {
        window.focusedView.map { ReadingText.words(of: $0) ?? String(nameOf: $0) } ?? "nobody"
    }

    package func press(_ keys: Key...) { keys.forEach { press(KeyEvent($0)) } }

    package func press(_ key: KeyEvent) {
        window.send(.key(key))
        window.update()
    }

    package func type(_ text: String) { text.forEach { press(.character($0)) } }

    package func wait(_ duration: Duration) {
        services.environment.scheduler.advance(by: duration)
        window.update()
    }

    package func resize(width: Int, height: Int) {
        window.send(.resize(Size(width: width, height: height)))
        window.update()
    }

    /// Takes in a line of a feed.
    package func feed(_ line: String) throws {
        func feed<Taker: FeedTaker>(_ taker: Taker) {
            var reader = FeedReader<Taker.Event>()
            presenter.take(reader.read(Data((line + "\n").utf8)), into: taker)
        }
        feed(try presenter.feedTaker())
        wait(.seconds(1))
    }

    /// Clicks at the first place of a text on the screen.
    package func click(_ text: String) throws {
        try window.click(text)
        window.update()
    }

    /// Gives the focus to the first control that says `text`.
    package func focus(_ text: String) throws {
        let stops = window.topController?.view.focusableViews ?? []
        guard let stop = stops.first(where: { ReadingText.words(of: $0)?.contains(text) ?? false }) else {
            throw TextNotShown(text: text)
        }
        window.moveFocus(to: stop)
        window.update()
    }
}
