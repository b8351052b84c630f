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

    /// The first mistake, by the name of its file, and how many more there are.
    private static func words(for error: PageMistakes) -> String {
        guard let first = error.all.first else { return "" }
        let name = (first.place.file as NSString).lastPathComponent
        let place = FilePlace(file: name, line: first.place.line, column: first.place.column)
        let more = error.all.count - 1
        let others = more == 0 ? "" : "; \(more) more \(more == 1 ? "mistake" : "mistakes")"
        return "\(place): \(first.words)\(others)"
    }

    private func reload(_ path: String) {
        let name = (path as NSString).lastPathComponent
        do {
            try presenter?.renew(try files.page(), files: files.text)
            presenter?.say("read \(name) again")
        } catch let error as PageMistakes {
            presenter?.say(Self.words(for: error))
        } catch {
            presenter?.say("\(error)")
        }
        start()
    }
}
