/// The keeper of what is done to a page: reads it at the start, and writes it while the page is open and at the end.
@MainActor
package final class PageKeeper {
    private let file: KeptFile<KeptPage>
    /// What was done to the page in the last run.
    package let memory: PageMemory?
    /// Why the file cannot be used; `nil` where it can.
    private let mishap: PlaceError?
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
        var mishap: PlaceError?
        do throws(PlaceError) {
            memory = try file.load()?.memory
            mishap = file.refusal
        } catch {
            mishap = error
        }
        self.memory = isFresh ? nil : memory
        self.mishap = mishap
    }

    /// Writes what is done to a page from now on, which is shown; a file that cannot be used is told.
    package func follow(_ presenter: PagePresenter, on scheduler: TimelineScheduler) {
        self.presenter = presenter
        if let mishap {
            let problem = problem(for: mishap)
            lastWords = [problem(.english)]
            presenter.say(problem(presenter.services.words))
        }
        presenter.isKept = saves
        timer = scheduler.every(Self.interval) { [weak self] in self?.save() }
    }

    /// What is said of a file that cannot be used: one that is not whole makes room for another, and any other stays as it is.
    private func problem(for mishap: PlaceError) -> (GalleryWords) -> String {
        if case .damaged(let path) = mishap, let name = try? file.putAside() {
            return { $0.text(.pageFileMoved, ["file": path, "name": name]) }
        }
        saves = false
        return { _ in mishap.description }
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
            if let presenter { presenter.say(presenter.text(.pageNotKept, ["reason": "\(error)"])) }
        }
    }
}
