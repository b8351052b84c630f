/// Checks the values that a page puts into texts of its kit, such as `{$words: codeSent, address: $form.email.text}`.
@MainActor
struct PhraseChecker {
    let session: PageSession
    let mistakes: MistakeList

    /// Notes down values for names that a text does not have, and names for which no value is given.
    func check(_ fields: PartFields) {
        switch fields.content {
        case .literal, .value, .words: break
        case .each(_, let inner): check(inner)
        case .list(let elements): elements.forEach { check($0) }
        case .mapping(let entries): entries.forEach { check($0.value) }
        case .phrase(let way, let entries):
            checkNames(of: fields.node, way)
            entries.forEach { check($0.value) }
        }
    }

    private func checkNames(of node: PageNode, _ way: PageWay) {
        // A text that is not there is told already.
        guard case .name(let name)? = way.steps.last, session.sources[WordsSource.name] is WordsSource,
            let key = session.kit.words[name]
        else { return }
        let known = key.valueNames.sorted()
        let given = node.entries.filter { $0.key != WordsSource.field }
        for entry in given where !known.contains(entry.key) {
            let others = known.words(insteadOf: entry.key, none: "it takes no values")
            mistakes.add(entry.place, "\"\(entry.key)\" stands for nothing in $\(way)\(others)")
        }
        for lacking in key.english.namesInBraces.sorted() where !given.contains(where: { $0.key == lacking }) {
            mistakes.add(node.place, "$\(way) wants a value for \"\(lacking)\"")
        }
    }
}
