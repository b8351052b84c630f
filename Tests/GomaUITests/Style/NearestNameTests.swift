import GomaUI
import Testing

struct NearestNameTests {
    @Test
    func `a slip is told from another name`() {
        let names = ["textPrimary", "textSecondary"]

        #expect(NearestName.suggestion(for: "textPrimry", among: names) == "; did you mean \"textPrimary\"?")
        #expect(NearestName.suggestion(for: "Txtescondary", among: names) == "; did you mean \"textSecondary\"?")
        #expect(NearestName.suggestion(for: "odds", among: names) == "")
    }

    @Test
    func `a name far longer than all others is like none of them`() {
        let name = String(repeating: "textPrimary", count: 1_000_000)

        #expect(NearestName.suggestion(for: name, among: ["textPrimary"]) == "")
    }
}
