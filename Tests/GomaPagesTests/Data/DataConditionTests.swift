import Expectations
import PageTestSupport
import Testing

/// Conditions on what data a page has.
@MainActor
struct DataConditionTests {
    @Test func `a condition that is a collection holds as long as that has elements`() throws {
        let stage = try PageHarness(
            describing: """
                sources: {news: {kind: data, values: []}}
                parts:
                  - {component: HeaderText, when: news, with: {title: Something!}}
                  - {component: HeaderText, when: not news, with: {title: Nothing!}}
                """, width: 60, height: 20)
        expect(stage.text, contains: "Nothing!")
        expect(stage.text, lacks: "Something!")

        try stage.feed(#"{"insert":{"id":"a"}}"#)
        expect(stage.text, contains: "Something!")
        expect(stage.text, lacks: "Nothing!")

        try stage.feed(#"{"remove":"a"}"#)
        expect(stage.text, contains: "Nothing!")
        expect(stage.text, lacks: "Something!")
    }
}
