/// The moments after the focus has moved by itself, in which Enter and Space press nothing.
///
/// Who presses a key then means what had the focus when the finger went down: a button that is gone by now, as the answer
/// has come that it waited for. Such a press reaches nobody, and so does the next that follows it as closely, as a key that
/// is held down sends them. Where the customer moves the focus, be it by what a key does, it answers at once; and so does
/// what the customer has chosen last, wherever the focus was meanwhile.
@MainActor
struct FocusGrace {
    /// How long after such a move, or after a press that reached nobody, presses are not meant for what has the focus.
    static let length = Duration.milliseconds(500)

    /// What had the focus when the customer moved it last, or pressed a key.
    private weak var chosen: View?
    private var end: Instant?
    /// What a clock on the wall has counted, also while the time line stands still; `nil` where nothing counts it.
    var wallTime: (() -> Duration)?
    /// When it ends by that, wherever the time line is by then.
    private var wallEnd: Duration?
    /// Whether the customer has done anything.
    private var isInUse = false
    /// When the first picture was shown. As long as no time has passed since, and nothing has been pressed, the program is
    /// still setting itself up.
    private var firstShown: Instant?

    /// - Parameter now: the present on the window's time line; without one, what has the focus always answers at once.
    mutating func focusMoved(to view: View?, byCustomer: Bool, at now: Instant?) {
        if byCustomer || !hasBegun(at: now) {
            chosen = view
            end = nil
        } else if let view, view === chosen {
            end = nil
        } else {
            begin(at: now)
        }
    }

    /// - Parameter view: what has the focus after the customer has done something.
    mutating func customerActed(with view: View?, at now: Instant?) {
        isInUse = true
        if !isRunning(at: now) { chosen = view }
    }

    mutating func pictureShown(at now: Instant?) { firstShown = firstShown ?? now }

    private func hasBegun(at now: Instant?) -> Bool {
        guard !isInUse, let now else { return isInUse }
        return firstShown.map { $0 < now } ?? false
    }

    mutating func begin(at now: Instant?) {
        end = now?.advanced(by: TimeSpan(Self.length))
        wallEnd = wallTime.map { $0() + Self.length }
    }

    func isRunning(at now: Instant?) -> Bool {
        guard let end, let now, now < end else { return false }
        guard let wallTime, let wallEnd else { return true }
        return wallTime() < wallEnd
    }
}
