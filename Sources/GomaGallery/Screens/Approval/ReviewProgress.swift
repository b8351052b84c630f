/// The counts of a review: changes in all, and decisions so far.
struct ReviewProgress: Hashable {
    var accepted = 0
    var rejected = 0
    var skipped = 0
    var all = 0

    var decided: Int { accepted + rejected }
}
