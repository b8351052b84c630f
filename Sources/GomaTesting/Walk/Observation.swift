import Foundation

/// The observed state of a component: everything that a key can change.
@MainActor
struct Observation {
    private let state: Data?
    private let calls: Int
    private let focus: Int?
    private let cursor: Point?
    private let selections: [Range<Int>]
    private let limitNotices: [String]
    private let scrolling: [Int?]
    private let frames: [Rect]
    private let surface: Surface

    /// - Parameter readsState: off where many keys are expected to do nothing, since writing JSON takes its time.
    init(_ specimen: Specimen, readsState: Bool = true) {
        state = readsState ? try? specimen.instance.state() : nil
        calls = specimen.environment.actionLog.count
        surface = specimen.surface
        focus = specimen.focusPlace
        cursor = specimen.window.cursor
        selections = specimen.selections
        limitNotices = specimen.limitNotices
        scrolling = specimen.scrolling
        frames = specimen.view.tree.map(\.frame)
    }

    /// What is different in a later observation, and the first cell that is.
    func effects(seenIn later: Observation) -> (effects: Set<KeyEffect>, place: Point?) {
        var effects: Set<KeyEffect> = []
        if later.calls != calls { effects.insert(.call) }
        if later.state != state { effects.insert(.state) }
        if later.focus != focus { effects.insert(.focus) }
        if later.cursor != cursor || later.selections != selections { effects.insert(.cursor) }
        if later.limitNotices != limitNotices { effects.insert(.limit) }
        if later.scrolling != scrolling || later.frames != frames { effects.insert(.movement) }
        let place = surface.firstDifference(from: later.surface)
        if place != nil { effects.insert(.cells) }
        return (effects, place)
    }
}
