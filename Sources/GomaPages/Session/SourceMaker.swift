/// Makes the sources that a page declares.
@MainActor
struct SourceMaker {
    let kit: PageKit
    let environment: ViewEnvironment
    let file: String
    let read: (String) throws -> String
    let mistakes: MistakeList

    /// - Parameters:
    ///   - kept: sources that are there already, by how they are declared.
    ///   - standing: those that every page has, by their names, where they are there already.
    /// - Returns: those that can be made, by their names, in their order; and those that every page has.
    func make(
        _ descriptions: [PageSourceDescription], keeping kept: [PageSourceDescription.Declaration: PageSource],
        standing: [String: PageSource]
    ) -> (declared: [(String, PageSource)], standing: [(String, PageSource)]) {
        var made: [(String, PageSource)] = []
        var stays: Set<String> = []
        for description in descriptions {
            let earlier = Dictionary(made) { first, _ in first }
            // What is made of others stays where all of those stay.
            let known = kept[description.declaration].flatMap { $0.sourcesAsked.isSubset(of: stays) ? $0 : nil }
            // What is made of a file is made anew where that has been saved.
            let there = known.flatMap { isOfOtherFiles($0) ? nil : $0 }
            if there != nil { stays.insert(description.name) }
            // It may be a file of values that has been saved.
            (there as? FileSource)?.renew()
            if let source = there ?? source(description, earlier) { made.append((description.name, source)) }
        }
        let setting = setting(nil, Dictionary(made) { first, _ in first })
        // They may be made of any of those.
        let stay = stays.count == descriptions.count && kept.count == descriptions.count ? standing : [:]
        return (made, kit.standing.map { name, make in (name, stay[name] ?? make(setting)) })
    }

    /// Whether a source was made of files that are others by now; one that reads its file again by itself is not.
    private func isOfOtherFiles(_ source: PageSource) -> Bool {
        guard !(source is FileSource) else { return false }
        return source.filesRead.contains { path, text in (try? read(path)).map(Making.mark) != text }
    }

    private func source(_ description: PageSourceDescription, _ earlier: [String: PageSource]) -> PageSource? {
        guard let name = description.kind else {
            checkWords(in: description.options)
            return OwnSource(description.options.json, words: setting(description.name, earlier).words)
        }
        guard let kind = kit.kinds[name] else {
            let known = kit.kinds.keys.sorted()
            mistakes.add(
                description.options.place, "no source is of the kind \"\(name)\"\(known.words(insteadOf: name))")
            return nil
        }
        checkWords(in: description.options)
        for unknown in kind.unknownOptions(in: description.options) {
            mistakes.add(unknown.place, unknown.words)
        }
        do {
            let making = Making()
            let source = try kind.make(description.options.json, setting(description.name, earlier, noting: making))
            (source.filesRead, source.sourcesAsked) = (making.files, making.sources)
            return source
        } catch let error as OptionMistakes {
            for mistake in error.all { mistakes.add(description.options.place(at: mistake.path), mistake.words) }
        } catch let error as DecodingError {
            mistakes.add(
                description.options.place(at: StateProblem.path(of: error)), StateProblem.words(for: error))
        } catch {
            mistakes.add(description.options.place, "\(error)")
        }
        return nil
    }

    private func setting(
        _ name: String?, _ earlier: [String: PageSource], noting making: Making? = nil
    ) -> PageSetting {
        PageSetting(
            environment: environment, file: file,
            read: { [read] path in
                let text = try read(path)
                making?.files[path] = Making.mark(of: text)
                return text
            }, earlier: earlier, note: { making?.sources.insert($0) }, name: name, keys: kit.words,
            formats: kit.formats)
    }

    /// The files that are read while a source is made, and the sources that it asks for.
    private final class Making {
        var files: [String: Int] = [:]
        var sources: Set<String> = []

        /// What tells a text from others, by its bytes: characters that can be written in several ways would each be looked up.
        static func mark(of text: String) -> Int {
            var text = text
            return text.withUTF8 { bytes in
                var hasher = Hasher()
                hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
                return hasher.finalize()
            }
        }
    }

    /// Notes down texts that are named and are not there.
    private func checkWords(in node: PageNode) {
        node.forEachText { text, place in
            guard text.hasPrefix(WordsSource.prefix),
                kit.words[String(text.dropFirst(WordsSource.prefix.count))] == nil
            else { return }
            let known = kit.words.keys.sorted().map { WordsSource.prefix + $0 }
            mistakes.add(place, "there is no \"\(text)\"\(NearestName.suggestion(for: text, among: known))")
        }
    }
}
