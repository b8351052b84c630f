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

    /// The place of the first mistake, by the name of its file.
    private static func place(of error: PageMistakes) -> String {
        guard let first = error.all.first?.place else { return "" }
        let name = (first.file as NSString).lastPathComponent
        return "\(FilePlace(file: name, line: first.line, column: first.column))"
    }

    /// The first mistake, and how many more there are.
    private static func words(for error: PageMistakes) -> String {
        guard let first = error.all.first else { return "" }
        let more = error.all.count - 1
        let others = more == 0 ? "" : "; \(more) more \(more == 1 ? "mistake" : "mistakes")"
        return "\(place(of: error)): \(first.words)\(others)"
    }

    private func reload(_ path: String) {
        let name = (path as NSString).lastPathComponent
        do {
            try presenter?.renew(try files.page(), files: files.text)
            presenter?.brokenPlace = nil
            presenter?.say("read \(name) again")
        } catch let error as PageMistakes {
            presenter?.brokenPlace = Self.place(of: error)
            presenter?.say(Self.words(for: error))
        } catch {
            presenter?.brokenPlace = name
            presenter?.say("\(error)")
        }
        start()
    }
}
