import Foundation
import Yams

/// Changes that change nothing, or nothing that anybody could notice, each with the reason.
public struct Waivers: Sendable {
    struct Waiver: Codable, Hashable {
        var file: String
        /// Types and functions around it, with dots between.
        var declaration: String
        var original: String
        var wrong: String
        /// Why nobody can notice it.
        var reason: String
    }

    private let waivers: [Waiver]

    public static let none = Self(waivers: [])

    private init(waivers: [Waiver]) { self.waivers = waivers }

    /// - Throws: where the file is no list of waivers.
    public init(_ file: URL) throws {
        waivers = try YAMLDecoder().decode([Waiver].self, from: Data(contentsOf: file))
    }

    /// The reason why a change is equal to what it replaces.
    public func reason(for change: WrongChange) -> String? {
        waivers.first {
            $0.file == change.file && $0.declaration == change.declaration && $0.original == change.original
                && $0.wrong == change.wrong
        }?.reason
    }
}
