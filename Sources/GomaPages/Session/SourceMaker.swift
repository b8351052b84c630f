import GomaKit

/// Makes the sources that a page declares.
@MainActor
struct SourceMaker {
    let kit: PageKit
    let environment: ViewEnvironment
    let mistakes: MistakeList

    /// - Returns: those that can be made, by their names, in their order; then those that every page has.
    func make(_ descriptions: [PageSourceDescription]) -> [(String, PageSource)] {
        var made: [(String, PageSource)] = []
        for description in descriptions {
            let earlier = Dictionary(made) { first, _ in first }
            if let source = source(description, earlier) { made.append((description.name, source)) }
        }
        let setting = PageSetting(environment: environment, earlier: Dictionary(made) { first, _ in first })
        return made + kit.standing.map { name, make in (name, make(setting)) }
    }

    private func source(_ description: PageSourceDescription, _ earlier: [String: PageSource]) -> PageSource? {
        guard let name = description.kind else { return OwnSource(description.options.json) }
        guard let kind = kit.kinds[name] else {
            let known = kit.kinds.keys.sorted()
            mistakes.add(
                description.options.place,
                "no source is of the kind \"\(name)\"\(NearestName.suggestion(for: name, among: known)); "
                    + "there are \(known.joined(separator: ", "))")
            return nil
        }
        for unknown in kind.unknownOptions(in: description.options) {
            mistakes.add(unknown.place, unknown.words)
        }
        do {
            return try kind.make(
                description.options.json, PageSetting(environment: environment, earlier: earlier))
        } catch let error as DecodingError {
            mistakes.add(
                description.options.place(at: StateProblem.path(of: error)),
                StateProblem.words(for: error))
        } catch {
            mistakes.add(description.options.place, "\(error)")
        }
        return nil
    }
}
