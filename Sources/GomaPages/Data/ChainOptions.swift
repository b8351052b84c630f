import GomaKit

/// What a page says of sources that stand together.
struct ChainOptions: Codable {
    /// The names of sources above this one, in their order.
    var of: [String]

    /// The sources of those names.
    /// - Throws: ``PageOptionError`` where there are none, or one is not there or named twice.
    @MainActor
    func sources(in setting: PageSetting) throws -> [(name: String, source: PageSource)] {
        guard !of.isEmpty else {
            throw PageOptionError(description: "of: wants the names of sources above this one", path: [.key("of")])
        }
        return try of.enumerated().map { place, name in
            let path: [JSONValue.Step] = [.key("of"), .index(place)]
            guard !of[..<place].contains(name) else {
                throw PageOptionError(description: "\"\(name)\" stands here twice; once is enough", path: path)
            }
            do {
                return (name, try setting.source(named: name, as: PageSource.self))
            } catch {
                throw PageOptionError(description: "\(error)", path: path)
            }
        }
    }
}
