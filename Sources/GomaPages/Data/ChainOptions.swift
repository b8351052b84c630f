/// What a page says of sources that stand together.
struct ChainOptions: Codable {
    /// The names of sources above this one, in their order.
    var of: [String]

    /// The sources of those names.
    /// - Throws: ``OptionMistakes`` where there are none, or with all that are not there or named twice.
    @MainActor
    func sources(in setting: PageSetting) throws(OptionMistakes) -> [(name: String, source: PageSource)] {
        var found: [(name: String, source: PageSource)] = []
        var mistakes: [OptionMistake] = []
        if of.isEmpty {
            let words = "of: wants the names of sources above this one"
            mistakes.append(OptionMistake(path: [.key("of")], words: words))
        }
        for (place, name) in of.enumerated() {
            func tell(_ words: String) {
                mistakes.append(OptionMistake(path: [.key("of"), .index(place)], words: words))
            }
            guard !of[..<place].contains(name) else {
                tell("\"\(name)\" stands here twice; once is enough")
                continue
            }
            do {
                found.append((name, try setting.source(named: name, as: PageSource.self)))
            } catch {
                tell("\(error)")
            }
        }
        guard mistakes.isEmpty else { throw OptionMistakes(all: mistakes) }
        return found
    }
}
