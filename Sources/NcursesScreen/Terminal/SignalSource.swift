import CNcurses
import Dispatch

/// Signals that ask something of the program, handed over on the main queue.
@MainActor
final class SignalSource {
    /// The request that a signal makes.
    enum Request: Hashable {
        case end(signal: Int32)
        case stop
        case redraw
        case resize
    }

    private let descriptor: Int32
    private let source: any DispatchSourceRead

    /// Starts to catch signals; they wait until ``start(handler:)``. `nil` when the system has no descriptors left.
    init?() {
        descriptor = cn_catch_signals()
        guard descriptor >= 0 else { return nil }
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    }

    func start(handler: @escaping @MainActor (Request) -> Void) {
        source.setEventHandler { [descriptor] in
            for request in Self.requests(from: descriptor) { handler(request) }
        }
        source.resume()
    }

    /// Puts back how signals were handled before.
    func cancel() {
        cn_release_signals()
        source.setCancelHandler { [descriptor] in close(descriptor) }
        // A source that was never started must not be let go of: libdispatch ends the program for it.
        source.activate()
        source.cancel()
    }

    /// What has been asked for, each once; a request to end makes the others needless, and one to go on takes a stop back.
    static func requests(from descriptor: Int32) -> [Request] {
        var requests: [Request] = []
        var number: UInt8 = 0
        while read(descriptor, &number, 1) == 1 {
            let request = request(for: Int32(number))
            if case .end = request { return [request] }
            if request == .redraw { requests.removeAll { $0 == .stop } }
            if !requests.contains(request) { requests.append(request) }
        }
        return requests
    }

    private static func request(for signal: Int32) -> Request {
        switch signal {
        case SIGTSTP: .stop
        case SIGCONT: .redraw
        case SIGWINCH: .resize
        default: .end(signal: signal)
        }
    }
}
