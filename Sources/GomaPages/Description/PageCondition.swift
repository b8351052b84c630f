/// A condition for a block to be there: `signup.code`, `not wallet.empty`, `history.phase is complete`, or
/// `filter.sport is not tennis`.
struct PageCondition: Hashable, Sendable {
    let way: PageWay
    let place: FilePlace
    /// What the value has to be; anything that is not nothing where `nil`.
    let wanted: String?
    let isNegated: Bool

    /// - Returns: `nil` for a text that is no condition.
    init?(_ text: String, at place: FilePlace) {
        var words = text.split(separator: " ").map(String.init)[...]
        var isNegated = false
        if words.first == "not" {
            isNegated = true
            words = words.dropFirst()
        }
        guard let way = words.popFirst().flatMap(PageWay.init) else { return nil }
        if words.isEmpty {
            wanted = nil
        } else {
            guard words.popFirst() == "is", !isNegated else { return nil }
            if words.first == "not" {
                isNegated = true
                words = words.dropFirst()
            }
            guard !words.isEmpty else { return nil }
            wanted = words.joined(separator: " ")
        }
        self.way = way
        self.place = place
        self.isNegated = isNegated
    }

    func holds(for value: Any?) -> Bool {
        let isTrue = wanted.map { PageValue.word(of: value) == $0 } ?? PageValue.holds(value)
        return isTrue != isNegated
    }
}
