import Foundation

/// Pages and the gallery as what a script acts on; a page may have a recorded feed.
package struct PageScenes: PlaySceneMaker {
    private let kit: PageKit

    /// - Parameter kit: what pages can use.
    package init(_ kit: PageKit) { self.kit = kit }

    /// - Throws: `InputError` for a file that cannot be read, ``PageMistakes`` for a page that is none, and what
    ///   `GalleryScenes` throws.
    package func scene(of subject: PlayScript.Subject, in setting: PlaySetting) throws -> PlayScene? {
        guard case .page(let file, let feedFile) = subject else {
            return try GalleryScenes().scene(of: subject, in: setting)
        }
        return try scene(of: file, fedBy: feedFile, in: setting, remembering: nil)
    }

    private func scene(
        of file: String, fedBy feedFile: String?, in setting: PlaySetting, remembering memory: PageMemory?
    ) throws -> PlayScene {
        let words = GalleryWords(LanguageSwitch(setting.environment.localization))
        let services = GalleryServices(setting, words: words)
        let router = GalleryRouter(services: services, onQuit: setting.onQuit)
        let page = try PageDescription(parsing: setting.files.text(file, as: .page), file: file) {
            try setting.files.text($0, as: .page)
        }
        let (window, presenter) = try router.makePageWindow(
            page, kit: kit, size: setting.script.size, remembering: memory
        ) {
            try setting.files.text($0, as: .values)
        }
        let feed = try feedFile.map { feedFile in
            try presenter.play(
                FeedSource(try setting.files.data(feedFile, as: .feed)), on: setting.environment.scheduler)
        }
        return PlayScene(window, of: services, keeping: feed) {
            // As it would be written to a file, and read from it.
            let kept = try JSONEncoder().encode(presenter.memory)
            return try scene(
                of: file, fedBy: feedFile, in: setting,
                remembering: JSONDecoder().decode(PageMemory.self, from: kept))
        }
    }
}
