/// The steps in which a text was edited, for going back by them and forth again.
///
/// A step is a word that was typed, clusters that one key took out one after the other, or a single edit of any other
/// kind. Of each the difference is kept. Kept are the latest ``mostSteps``, fewer where their differences are large; an edit
/// that is larger than all of them may be cannot be taken back.
struct TextHistory {
    /// A text between two steps, with caret and selection.
    struct Moment {
        let text: String
        let place: Place
    }

    /// A moment without its text.
    struct Place {
        /// Clusters of the text.
        let count: Int
        let caret: Int
        /// The end of the selection that the caret is not at; `nil` where nothing is selected.
        let anchor: Int?
    }

    /// The kind of an edit, so that several may be one step.
    enum Kind {
        case typing, deletingLeft, deletingRight
        /// An edit that is always a step of its own, such as a paste.
        case single
    }

    private struct Step {
        let kind: Kind
        let before: Place
        let after: Place
        let difference: TextDifference
    }

    /// Those that were taken back stand behind those that are done.
    private var steps: [Step] = []
    private var doneCount = 0
    /// Size of the differences.
    private(set) var bytes = 0
    /// Whether the next edit may belong to the last step.
    private var isOpen = false

    /// Steps that are kept at most.
    static let mostSteps = 200
    /// Bytes of the differences that are kept at most.
    static let mostBytes = 1 << 18

    var canGoBack: Bool { doneCount > 0 }
    var canGoOn: Bool { doneCount < steps.count }

    /// The text before the last step, of which there is one, by the text as it is now.
    func previous(of text: String) -> Moment? {
        guard canGoBack else { return nil }
        let step = steps[doneCount - 1]
        return Moment(text: step.difference.reverted(in: text), place: step.before)
    }

    /// The text after the step that was taken back last, by the text as it is now; `nil` where none was.
    func next(after text: String) -> Moment? {
        guard canGoOn else { return nil }
        let step = steps[doneCount]
        return Moment(text: step.difference.applied(to: text), place: step.after)
    }

    mutating func goBack() {
        doneCount -= 1
        isOpen = false
    }

    mutating func goOn() {
        doneCount += 1
        isOpen = false
    }

    /// The next edit begins a step of its own.
    mutating func endStep() { isOpen = false }

    mutating func removeAll() { self = TextHistory() }

    /// Notes an edit. Steps that were taken back cannot be made again from now on.
    /// - Parameter joins: whether the edit may belong to the last step, if that is of its kind.
    mutating func note(_ kind: Kind, from before: Moment, to after: Moment, joins: Bool) {
        while canGoOn { bytes -= steps.removeLast().difference.bytes }
        var (start, text) = (before.place, before.text)
        if isOpen, joins, kind != .single, let last = steps.last, last.kind == kind {
            (start, text) = (last.before, last.difference.reverted(in: text))
            bytes -= steps.removeLast().difference.bytes
        }
        let difference = TextDifference(from: text, to: after.text)
        steps.append(Step(kind: kind, before: start, after: after.place, difference: difference))
        bytes += difference.bytes
        while steps.count > Self.mostSteps || bytes > Self.mostBytes { bytes -= steps.removeFirst().difference.bytes }
        doneCount = steps.count
        isOpen = true
    }
}
