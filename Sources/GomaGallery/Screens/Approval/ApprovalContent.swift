import TerminalKit

/// What is listed: one row for each cluster, or for each state.
struct ApprovalContent {
    /// A cluster or a state in the list.
    struct Row: Hashable {
        let id: String
        let kind: String
        let title: String
        /// How many states, where there can be several.
        let reach: String
        let decision: ReviewDecision?
    }

    let rows: [Row]
    let selectedRow: Int?
    /// Whether rows are clusters.
    let isByCluster: Bool
    let heading: String
    let progress: String
}

/// How the two pictures are shown.
enum ApprovalLook: CaseIterable, Hashable {
    case sideBySide, before, after
}

/// The change that is looked at.
struct ApprovalDetail {
    let title: String
    /// `styles changed`, and which of how many where there are several.
    let about: String
    let before: Surface?
    let after: Surface?
    /// Cells to be marked, counted from 0; none where marks are off.
    let marksBefore: Set<Point>
    let marksAfter: Set<Point>
    /// The difference in lines.
    let lines: [String]
    let look: ApprovalLook
}
