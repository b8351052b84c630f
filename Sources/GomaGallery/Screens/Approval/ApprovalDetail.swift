/// The change that is looked at.
struct ApprovalDetail {
    let title: String
    /// `styles changed`, and which of how many where there are several.
    let about: String
    /// Whether its cluster has others to go to.
    let hasOthers: Bool
    let before: Surface?
    let after: Surface?
    /// Cells to be marked, counted from 0; none where marks are off.
    let marksBefore: Set<Point>
    let marksAfter: Set<Point>
    /// The difference in lines.
    let lines: [String]
    let look: ApprovalLook
}
