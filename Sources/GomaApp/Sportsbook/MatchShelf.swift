/// The matches of a book by their identities: those of a page, and those of a file, of which each is read when it is looked at and
/// kept once anything has become of it.
@MainActor
final class MatchShelf {
    /// In the order in which they came to be known.
    private(set) var ids: [String]
    /// Those that are kept.
    private var kept: [String: Match]
    private let file: FileElements<MatchEntry>?
    /// Those of the file that have been looked at last, as they stand there.
    private var read: [String: Match] = [:]
    /// Why those of the file that have been looked at cannot be read.
    private var mishaps: [String: String] = [:]
    /// Which of those that are not the file's were favourites before anybody had marked one.
    private var listedMarks: [String: Bool]
    /// The favourites of the file, as that has them.
    private lazy var favoritesOfFile = file?.ids(saying: "favorite") ?? []

    /// Matches that are kept as they were read last.
    static let mostRead = 256

    /// - Parameters:
    ///   - file: more of them; of two of one identity the other counts.
    ///   - others: those that come last.
    init(_ matches: [Match] = [], and file: FileElements<MatchEntry>? = nil, then others: [Match] = []) {
        var kept: [String: Match] = [:]
        var ids: [String] = []
        func put(_ matches: [Match]) {
            for match in matches where kept.updateValue(match, forKey: match.id) == nil { ids.append(match.id) }
        }
        put(matches)
        // A list that is the file's own takes no room of its own.
        if let file { ids = kept.isEmpty ? file.ids : ids + file.ids.filter { kept[$0] == nil } }
        put(others)
        (self.ids, self.kept, self.file) = (ids, kept, file)
        listedMarks = kept.mapValues(\.isFavorite)
    }

    /// Whether there is a match of that identity; none is read for it.
    func contains(_ id: String) -> Bool { kept[id] != nil || file?.contains(id) == true }

    /// Puts a match behind all others that nobody knew.
    func add(_ match: Match) {
        guard !contains(match.id) else { return }
        kept[match.id] = match
        listedMarks[match.id] = match.isFavorite
        ids.append(match.id)
    }

    /// How many times one of the file has been read.
    var readCount: Int { file?.readCount ?? 0 }

    /// A match; `nil` where there is none, and where that in the file cannot be read.
    subscript(id: String) -> Match? {
        get { kept[id] ?? read[id] ?? look(for: id) }
        // Changed where it stands: a copy of all its markets for each price would cost more than the price.
        _modify {
            if kept[id] == nil { kept[id] = read.removeValue(forKey: id) ?? look(for: id, keeping: false) }
            yield &kept[id]
        }
    }

    /// Why a match of the file cannot be shown.
    func mishap(of id: String) -> String? { mishaps[id] }

    /// What is wrong with the matches of the file, all of which are read for it.
    func mistakesInFile() -> [String] { file?.mistakes() ?? [] }

    private func look(for id: String, keeping keeps: Bool = true) -> Match? {
        guard let file, mishaps[id] == nil else { return nil }
        do throws(FileMistakes) {
            guard let match = try file.element(id)?.match else { return nil }
            if keeps {
                if read.count >= Self.mostRead { read.removeAll(keepingCapacity: true) }
                read[id] = match
            }
            return match
        } catch {
            mishaps[id] = error.description
            return nil
        }
    }

    // MARK: All of them

    /// The favourites, in their order; no other match is read for it.
    var favorites: [String] { favorites(marking: kept.mapValues(\.isFavorite)) }

    /// Those that were favourites before anybody had marked one.
    var listedFavorites: [String] { favorites(marking: listedMarks) }

    /// The favourites of the file, but for the matches of which it is told whether they are.
    private func favorites(marking marks: [String: Bool]) -> [String] {
        var favorites = Set(favoritesOfFile)
        for (id, isFavorite) in marks {
            if isFavorite { favorites.insert(id) } else { favorites.remove(id) }
        }
        return favorites.isEmpty ? [] : ids.filter(favorites.contains)
    }

    /// What a match that has not ended is found by: who plays, and where. One of the file is not read for it.
    func openTexts(of id: String) -> [String] {
        guard let match = kept[id] else {
            return file?.texts(["home", "away", "competition", "country"], of: id) ?? []
        }
        return match.phase == .ended ? [] : [match.home, match.away, match.competition, match.country]
    }
}
