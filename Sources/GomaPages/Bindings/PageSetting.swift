/// The surroundings in which a source is made.
@MainActor
public struct PageSetting {
    /// Where models get time, words and glyphs from.
    public let environment: ViewEnvironment
    /// The page's file, from whose folder others are named.
    let file: String
    /// Reads another file.
    let read: (String) throws -> String
    /// The sources that the page declares before this one, by their names.
    let earlier: [String: PageSource]
    /// Told which of them are asked for.
    let note: (String) -> Void
    /// What the page calls the source; `nil` for one that every page has.
    let name: String?
    /// The texts that pages can name, by their names.
    let keys: [String: LocalizationKey]
    /// What is wrong with a text that is to be of a sort, by the name of the sort.
    let formats: [String: (String) -> LocalizationKey?]

    /// A text as the page has it: one of the kit's where it begins with `$words.`, else itself.
    public func words(_ text: String) -> String {
        guard text.hasPrefix(WordsSource.prefix),
            let key = keys[String(text.dropFirst(WordsSource.prefix.count))]
        else { return text }
        return environment.text(key)
    }

    /// A source that the page declares before this one.
    /// - Throws: ``PageSourceError/missing(name:known:)`` where there is none of that name,
    ///   ``PageSourceError/otherKind(name:)`` where it is of another type.
    public func source<Source: PageSource>(named name: String, as type: Source.Type) throws(PageSourceError) -> Source {
        guard let source = earlier[name] else { throw .missing(name: name, known: earlier.keys.sorted()) }
        note(name)
        guard let source = source as? Source else { throw .otherKind(name: name) }
        return source
    }

    /// What stands at the end of a way that begins with a source that the page declares before.
    /// - Throws: ``PageSourceError`` where there is nothing.
    func source(at way: String) throws(PageSourceError) -> PageSource {
        let steps = way.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        var source = try source(named: steps[0], as: PageSource.self)
        for (place, step) in steps.enumerated().dropFirst() {
            guard let member = source.member(step) else {
                throw .missingMember(
                    name: step, way: steps[..<place].joined(separator: "."), known: source.memberIDs)
            }
            source = member
        }
        return source
    }

    /// The text of another file.
    /// - Parameter path: from the folder of the page.
    /// - Throws: what is wrong with the file.
    public func text(ofFile path: String) throws -> String { try read(PageFiles.path(path, besides: file)) }
}
