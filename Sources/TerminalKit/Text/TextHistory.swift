/// The steps in which a text was edited, for going back by them and forth again.
///
/// A step is a word that was typed, clusters that one key took out one after the other, or a single edit of any other
/// kind. Kept are the latest ``mostSteps``, fewer where their texts are long.
struct TextHistory {
    /// A text between two steps, with caret and selection.
    struct Moment {
        let text: String
        /// Clusters of the text.
        let count: Int
        let caret: Int
        /// The end of the selection that the caret is not at; `nil` where nothing is selected.
        let anchor: Int?
    }

    /// What an edit does, so that several may be one step.
    enum Kind {
        case typing, deletingLeft, deletingRight
        /// An edit that is always a step of its own, such as a paste.
        case single
    }

    private struct Step {
        let kind: Kind
        let before: Moment
        var after: Moment
    }

    /// Those that were taken back stand behind those that are done.
    private var steps: [Step] = []
    private var doneCount = 0
    /// Size of the texts before the steps.
    private var bytes = 0
    /// Whether the next edit may belong to the last step.
    private var isOpen = false

    /// Steps that are kept at most.
    static let mostSteps = 200
    /// Bytes of the texts between the steps that are kept at most; the latest step is kept however long its text is.
    static let mostBytes = 1 << 22

    /// The text before the last step; `nil` where there is none to go back by.
    var previous: Moment? { doneCount > 0 ? steps[doneCount - 1].before : nil }
    /// The text after the step that was taken back last; `nil` where none was.
    var next: Moment? { doneCount < steps.count ? steps[doneCount].after : nil }

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
        bytes -= steps[doneCount...].reduce(0) { $0 + $1.before.text.utf8.count }
        steps.removeSubrange(doneCount...)
        if isOpen, joins, kind != .single, steps.last?.kind == kind {
            steps[doneCount - 1].after = after
            return
        }
        steps.append(Step(kind: kind, before: before, after: after))
        bytes += before.text.utf8.count
        isOpen = true
        while steps.count > 1, steps.count > Self.mostSteps || bytes > Self.mostBytes {
            bytes -= steps.removeFirst().before.text.utf8.count
        }
        doneCount = steps.count
    }
}
