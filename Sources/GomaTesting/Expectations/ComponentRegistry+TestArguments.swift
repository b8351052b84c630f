import Foundation

extension ComponentRegistry {
    /// The environment variable that gives a process its share of ``testArguments``, such as `2/4`.
    package nonisolated static let shardVariable = "GOMA_SHARD"
    /// The environment variable that has tests go over the catalogue several times, such as `3`: what they would cost with
    /// so many times the components.
    package nonisolated static let timesVariable = "GOMA_TIMES"

    /// IDs of the components, as arguments for a test over the whole registry. Where `GOMA_SHARD` says `2/4` it is the
    /// second of four shares, so that processes part the work among them; where `GOMA_TIMES` says `3`, each component
    /// is there three times, as if there were so many more.
    /// - Throws: an error in words where the first says something else, or the second is no number from 1 to 100.
    public var testArguments: [String] {
        get throws { try testArguments(in: ProcessInfo.processInfo.environment) }
    }

    func testArguments(in environment: [String: String]) throws -> [String] {
        let shard = try Shard.ofTests(in: environment)
        let all = Array(repeating: components, count: try Self.testTimes(in: environment)).joined()
        return shard.part(of: all).map(\.id)
    }

    /// How often tests go over the catalogue.
    /// - Throws: ``TimesError`` where `GOMA_TIMES` is no such number.
    package nonisolated static func testTimes(
        in environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws -> Int {
        let value = environment[timesVariable] ?? ""
        guard let times = value.isEmpty ? 1 : Int(value), (1...100).contains(times) else {
            throw TimesError(value: value)
        }
        return times
    }
}

extension Shard {
    /// The part of the arguments of tests that this process has.
    /// - Throws: ``ShardError`` where the variable says something else.
    package static func ofTests(
        in environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(ShardError) -> Shard {
        let value = environment[ComponentRegistry.shardVariable] ?? ""
        guard let shard = value.isEmpty ? .whole : Shard(value) else { throw ShardError(value: value) }
        return shard
    }
}

/// A value of `GOMA_SHARD` that is no part of a whole.
package struct ShardError: Error, Hashable, CustomStringConvertible {
    /// What the variable says.
    package let value: String

    package var description: String {
        "\(ComponentRegistry.shardVariable) is \"\(value)\"; it says which of how many shares, such as 2/4"
    }
}

/// A value of `GOMA_TIMES` that is no number of times.
package struct TimesError: Error, Hashable, CustomStringConvertible {
    /// What the variable says.
    let value: String

    package var description: String {
        "\(ComponentRegistry.timesVariable) is \"\(value)\"; it says how often tests go over the catalogue, 1 to 100"
    }
}
