import Expectations
import PageTestSupport
import Testing

/// Parts that are there before what they show is.
@MainActor
struct AwaitedPartTests {
    @Test func `a part is seen as soon as what it shows is there, and says till then that there is nothing`() throws {
        let page = try PageHarness(
            describing: """
                sources: {news: {kind: data, values: []}}
                parts:
                  - {component: HeaderText, of: news.top, with: {title: "Now: ${news.top.title}"}}
                  - {component: HeaderText, each: news.late.tags, with: {title: "tag ${it}"}}
                """, width: 70, height: 12)
        expect(page.text, contains: "there is no news.top")
        expect(page.text, contains: "there is no news.late.tags")

        try page.feed(#"{"insert":{"id":"other","title":"Sun"}}"#)
        expect(page.text, contains: "there is no news.top")
        try page.feed(#"{"insert":{"id":"top","title":"Rain"}}"#)
        expect(page.text, contains: "Now: Rain")
        expect(page.text, lacks: "there is no news.top")
        try page.feed(#"{"insert":{"id":"late","tags":["wet"]}}"#)

        expect(page.text, contains: "Now: Rain")
        expect(page.text, contains: "tag wet")
        expect(page.text, lacks: "there is no")
    }
}
