import GomaUI
import Testing

@testable import GomaTesting

@MainActor
struct TestArgumentsTests {
    private let registry = ComponentRegistry.goma

    @Test func `a test has all components as arguments where nothing parts them`() throws {
        #expect(try registry.testArguments(in: [:]) == registry.components.map(\.id))
        #expect(try registry.testArguments(in: ["GOMA_SHARD": ""]) == registry.components.map(\.id))
    }

    @Test(arguments: [1, 2, 5])
    func `shares hold every component once`(count: Int) throws {
        let shares = try (1...count).map { try registry.testArguments(in: ["GOMA_SHARD": "\($0)/\(count)"]) }

        #expect(shares.joined().sorted() == registry.components.map(\.id).sorted())
        #expect(shares.allSatisfy { abs($0.count - registry.components.count / count) <= 1 })
    }

    @Test(arguments: ["2", "3/2", "0/2", "a/b"])
    func `a share that is none is told`(value: String) throws {
        let error = #expect(throws: ShardError.self) { try registry.testArguments(in: ["GOMA_SHARD": value]) }

        #expect(error?.description == "GOMA_SHARD is \"\(value)\"; it says which of how many shares, such as 2/4")
    }
}
