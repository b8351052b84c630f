import Foundation
import GomaGallery
import GomaPageViewer
import GomaPages

/// Reads a page again when one of its files has been saved; a page with mistakes leaves the last good one in use.
@MainActor
final class PageWatch {
    private let files: PageInput
    private weak var presenter: PagePresenter?
    private var watches: [String: FileWatch] = [:]

    init(_ files: PageInput, of presenter: PagePresenter) {
        self.files = files
        self.presenter = presenter
    }

    /// Watches the files of the page from now on. One that cannot be watched is shown as it was.
    func start() {
        for path in files.paths where watches[path] == nil {
            watches[path] = try? FileWatch(path) { [weak self] in self?.reload(path) }
        }
    }

    private func reload(_ path: String) {
        let name = (path as NSString).lastPathComponent
        do {
            try presenter?.renew(try files.page(), files: files.text)
            presenter?.say("read \(name) again")
        } catch let error as PageMistakes {
            let more = error.all.count - 1
            let first = error.all.first.map { "\($0)" } ?? ""
            presenter?.say(more == 0 ? first : "\(first); \(more) more \(more == 1 ? "mistake" : "mistakes")")
        } catch {
            presenter?.say("\(error)")
        }
        start()
    }
}
