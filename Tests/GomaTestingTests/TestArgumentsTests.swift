import Expectations
import GomaCatalog
import Testing

@testable import GomaTesting

@MainActor
struct TestArgumentsTests {
    private let registry = ComponentRegistry.goma

    @Test func `a test has all components as arguments where nothing parts them`() throws {
        try expect(registry.testArguments(in: [:]), is: registry.components.map(\.id))
        try expect(registry.testArguments(in: ["GOMA_SHARD": ""]), is: registry.components.map(\.id))
    }

    @Test(arguments: [1, 2, 5])
    func `shares hold every component once`(count: Int) throws {
        let shares = try (1...count).map { try registry.testArguments(in: ["GOMA_SHARD": "\($0)/\(count)"]) }

        expect(shares.joined().sorted(), is: registry.components.map(\.id).sorted())
        #expect(shares.allSatisfy { abs($0.count - registry.components.count / count) <= 1 })
    }

    @Test func `a larger catalogue is stood for by the same components again, and parted like one`() throws {
        let ids = registry.components.map(\.id)
        try expect(registry.testArguments(in: ["GOMA_TIMES": "3"]), is: ids + ids + ids)

        let shares = try (1...4).map { try registry.testArguments(in: ["GOMA_TIMES": "3", "GOMA_SHARD": "\($0)/4"]) }

        expect(shares.joined().sorted(), is: (ids + ids + ids).sorted())
    }

    @Test(arguments: ["0", "101", "many", "-1", "1.5"])
    func `a number of times that is none is told`(value: String) {
        let error = #expect(throws: TimesError.self) { try registry.testArguments(in: ["GOMA_TIMES": value]) }

        expect(
            error?.description,
            is: "GOMA_TIMES is \"\(value)\"; it says how often tests go over the catalogue, 1 to 100")
    }

    @Test(arguments: ["2", "3/2", "0/2", "a/b"])
    func `a share that is none is told`(value: String) throws {
        let error = #expect(throws: ShardError.self) { try registry.testArguments(in: ["GOMA_SHARD": value]) }

        expect(error?.description, is: "GOMA_SHARD is \"\(value)\"; it says which of how many shares, such as 2/4")
    }
}
