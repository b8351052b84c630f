import Foundation
import GomaReview
import GomaUI

extension ComponentRegistry {
    /// The environment variable that gives a process its share of ``testArguments``, such as `2/4`.
    public nonisolated static let shardVariable = "GOMA_SHARD"

    /// IDs of the components, as arguments for a test over the whole registry. Where `GOMA_SHARD` says `2/4` it is the
    /// second of four shares, so that processes part the work among them.
    /// - Throws: ``ShardError`` where the variable says something else.
    public var testArguments: [String] {
        get throws { try testArguments(in: ProcessInfo.processInfo.environment) }
    }

    func testArguments(in environment: [String: String]) throws -> [String] {
        let value = environment[Self.shardVariable] ?? ""
        guard let shard = value.isEmpty ? .whole : Shard(value) else { throw ShardError(value: value) }
        return components.enumerated().filter { shard.contains($0.offset) }.map(\.element.id)
    }
}

/// A value of `GOMA_SHARD` that is no part of a whole.
public struct ShardError: Error, Hashable, CustomStringConvertible {
    /// What the variable says.
    public let value: String

    public var description: String {
        "\(ComponentRegistry.shardVariable) is \"\(value)\"; it says which of how many shares, such as 2/4"
    }
}
