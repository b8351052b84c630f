import GomaGallery
import GomaKit
import GomaPages
import TerminalKit

/// The keeper of what is done to a page: reads it at the start, and writes it while the page is open and at the end.
@MainActor
package final class PageKeeper {
    private let file: KeptFile<KeptPage>
    /// What was done to the page in the last run.
    package let memory: PageMemory?
    /// Says what is wrong with the file, once there is a status line; `nil` where nothing is.
    private var problem: ((GalleryWords) -> String)?
    /// What went wrong, in whole sentences of English; for when the terminal has been given back.
    package private(set) var lastWords: [String] = []
    private var saves = true
    private var written: PageMemory?
    private weak var presenter: PagePresenter?
    private var timer: AnyCancellable?

    /// How often it is looked whether anything has been done.
    private static let interval = Duration.seconds(2)

    /// - Parameters:
    ///   - path: of the file; one that is not there is made.
    ///   - isFresh: whether what was done last is to be forgotten; a file that is no page's stays all the same.
    package init(path: String, isFresh: Bool) {
        file = KeptFile(path: path)
        var memory: PageMemory?
        do throws(PlaceError) {
            memory = try file.load()?.memory
            if let refusal = file.refusal { throw refusal }
        } catch {
            if case .damaged = error, let name = try? file.putAside() {
                problem = { $0.text(.pageFileMoved, ["file": path, "name": name]) }
            } else {
                problem = { _ in error.description }
                saves = false
            }
        }
        lastWords = problem.map { [$0(.english)] } ?? []
        self.memory = isFresh ? nil : memory
    }

    /// Writes what is done to a page from now on.
    package func follow(_ presenter: PagePresenter, on scheduler: TimelineScheduler) {
        self.presenter = presenter
        presenter.isKept = saves
        if let problem { presenter.say(problem(presenter.services.words)) }
        timer = scheduler.every(Self.interval) { [weak self] in self?.save() }
    }

    /// Writes what has been done, where that is something else than before. What cannot be written is told in ``lastWords``, and
    /// is no reason to fail.
    package func save() {
        guard saves, let memory = presenter?.memory, memory != written else { return }
        do {
            try file.save(KeptPage(memory))
            written = memory
        } catch {
            saves = false
            presenter?.isKept = false
            lastWords.append("what was done is not kept: \(error)")
            if let presenter { presenter.say(presenter.services.words.text(.pageNotKept, ["reason": "\(error)"])) }
        }
    }
}
