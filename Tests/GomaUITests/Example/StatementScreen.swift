import GomaUI
import TerminalKit

/// Where statements come from; a program asks its server.
protocol StatementSource: Sendable {
    func lines(of account: String) async throws -> [String]
}

/// A statement that is read away from the screen: a spinner until it is there, and nothing once the customer has left.
final class StatementScreen: ViewController {
    private let source: any StatementSource
    private let scheduler: TimelineScheduler
    private let label = Label("Reading…").wrapping()
    private var work: Task<Void, Never>?
    private var patience: AnyCancellable?

    init(_ source: any StatementSource, scheduler: TimelineScheduler) {
        self.source = source
        self.scheduler = scheduler
        super.init()
    }

    override func loadView() -> View { label }

    override func viewWillAppear() {
        super.viewWillAppear()
        work = Task { [weak self, source] in
            do {
                let total = try await Self.total(of: source.lines(of: "main"))
                self?.show("Total \(total)")
            } catch is CancellationError {
                // Nobody waits any more.
            } catch {
                self?.show("The statement cannot be read")
            }
        }
        patience = scheduler.after(.seconds(5)) { [weak self] in self?.label.text = "Still reading…" }
    }

    override func viewWillDisappear() {
        super.viewWillDisappear()
        work?.cancel()
        patience = nil
    }

    private func show(_ text: String) {
        patience = nil
        label.text = text
    }

    @concurrent
    private nonisolated static func total(of lines: [String]) async throws -> Int {
        var total = 0
        for line in lines {
            try Task.checkCancellation()
            total += Int(line) ?? 0
        }
        return total
    }
}
