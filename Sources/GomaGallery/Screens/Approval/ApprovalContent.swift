/// The rows of the approval list: one for each cluster, or for each state.
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
