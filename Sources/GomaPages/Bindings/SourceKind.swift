/// A kind of source that pages can declare.
struct SourceKind {
    /// What a page can say of it.
    let schema: StateSchema
    let make: (JSONValue, PageSetting) throws -> PageSource

    /// What is said of it that it knows nothing of.
    func unknownOptions(in node: PageNode) -> [(place: FilePlace, words: String)] {
        guard case .fields(let fields) = schema else { return [] }
        let known = fields.map(\.name)
        return node.entries.filter { !known.contains($0.key) }.map { entry in
            (entry.place, OptionMistake.words(for: entry.key, among: known))
        }
    }
}
