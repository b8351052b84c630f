import Foundation

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
    private static func sentence(on error: PageMistakes, in words: GalleryWords) -> String {
        guard let first = error.all.first else { return "" }
        let (mistake, more) = ("\(place(of: error)): \(first.words)", error.all.count - 1)
        guard more > 0 else { return mistake }
        return words.language.counted(more, .pageOneMistakeMore, .pageManyMistakesMore, ["mistake": mistake])
    }

    private func reload(_ path: String) {
        guard let presenter else { return }
        let (name, words) = ((path as NSString).lastPathComponent, presenter.services.words)
        do {
            try presenter.renew(try files.page(), files: files.text)
            presenter.brokenPlace = nil
            presenter.say(words.text(.galleryReadAgain, ["file": name]))
        } catch let error as PageMistakes {
            tell(error, by: presenter)
        } catch DataTextError.unreadable(let file, let line, let column, let problem) {
            let place = FilePlace(file: file, line: line, column: column ?? 1)
            tell(PageMistakes(all: [PageMistake(place: place, words: problem)]), by: presenter)
        } catch {
            // Of other files it is a mistake that they cannot be read.
            presenter.brokenPlace = (files.name as NSString).lastPathComponent
            presenter.say("\(error)")
        }
        start()
    }

    private func tell(_ error: PageMistakes, by presenter: PagePresenter) {
        presenter.brokenPlace = Self.place(of: error)
        presenter.say(Self.sentence(on: error, in: presenter.services.words))
    }
}
