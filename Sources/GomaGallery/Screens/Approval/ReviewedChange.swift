/// A change that is decided on: a state, or what concerns a component as a whole.
struct ReviewedChange: Equatable {
    let member: ChangeCluster.Member
    /// What it is called.
    let title: String
    /// What kind of change it is.
    let words: String
    let change: DumpComparison.Change?
    let clusterIDs: [String]
    let fingerprint: String
}
