import GomaGallery
import GomaReview
import GomaUI
import TerminalKit

/// Pages and the gallery as what a script acts on; a page may have a recorded feed.
package struct PageScenes: PlaySceneMaker {
    package init() {}

    /// - Throws: `InputError` for a file that cannot be read, ``PageError`` for a page that is none, and what
    ///   `GalleryScenes` throws.
    package func scene(of subject: PlayScript.Subject, in setting: PlaySetting) throws -> PlayScene? {
        guard case .page(let file, let feedFile) = subject else {
            return try GalleryScenes().scene(of: subject, in: setting)
        }
        let services = GalleryServices(setting)
        let router = GalleryRouter(services: services, onQuit: setting.onQuit)
        let page = try PageDescription(parsing: setting.files.text(file, as: .page), file: file)
        let (window, presenter) = try router.makePageWindow(page, file: file, size: setting.script.size)
        let feed = try feedFile.map { feedFile in
            FeedPlayer(FeedSource(try setting.files.data(feedFile, as: .feed)), on: setting.environment.scheduler) {
                presenter.take($0)
            }
        }
        return PlayScene(window, of: services, keeping: feed)
    }
}
