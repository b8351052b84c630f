import Testing

@testable import TerminalWalker

struct FindingTests {
    @Test(arguments: [Finding.Kind.picture, .hang])
    func `what hangs on the moment has to come again`(kind: Finding.Kind) {
        #expect(!Finding(kind: kind, words: "").isCertain)
    }

    @Test(arguments: [Finding.Kind.exit, .memory, .bytes, .terminal, .start])
    func `what cannot come by chance is certain at once`(kind: Finding.Kind) {
        #expect(Finding(kind: kind, words: "").isCertain)
    }

    @Test func `memory is too much above 600 MiB`() {
        #expect(!Walk.isTooMuch(600 * 1024))
        #expect(Walk.isTooMuch(600 * 1024 + 1))
    }
}
