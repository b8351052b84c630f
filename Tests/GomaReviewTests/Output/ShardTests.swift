import Expectations
import Testing

@testable import GomaReview

struct ShardTests {
    @Test func `neighbours go to different parts`() throws {
        let parts = try (1...3).map { try #require(Shard("\($0)/3")) }

        expect(parts, is: Shard.all(3))
        expect(parts.map { part in (0..<8).filter(part.contains) }, is: [[0, 3, 6], [1, 4, 7], [2, 5]])
        expect(parts.map { $0.part(of: "abcdefgh") }, is: ["adg", "beh", "cf"].map(Array.init))
        expect((0..<4).filter(Shard.whole.contains), is: [0, 1, 2, 3])
        expect(Shard("1/1"), is: .whole)
    }

    @Test(arguments: ["1/1", "2/2", "7/30"])
    func `a part up to the last is one`(text: String) { expect(Shard(text), isNot: nil) }

    @Test(arguments: ["2/1", "0/1", "1/", "/1", "1//1", "1/1/", " 1/2", "1,2"])
    func `what is no part is none`(text: String) { expect(Shard(text), is: nil) }
}
