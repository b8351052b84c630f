import Expectations
import Testing

@testable import GomaReview

struct MarkupTests {
    @Test func `what markup would read as markup is written in another way`() {
        expect(
            Markup.escaped("<script>\"a\" & 'b'</script>"),
            is: "&lt;script&gt;&quot;a&quot; &amp; &#39;b&#39;&lt;/script&gt;")
    }

    @Test(arguments: ["\u{1B}", "\u{0}", "\u{7F}", "\u{9B}", "\u{FFFE}", "\u{FFFF}"])
    func `what XML cannot hold becomes the replacement character`(text: String) {
        expect(Markup.escaped(text), is: "\u{FFFD}")
    }

    @Test(arguments: [(0, "0"), (4.5, "4.5"), (0.05, "0.05"), (-1.25, "-1.25"), (12.004, "12"), (7.999, "8")])
    func `lengths are short and have a point whatever the locale`(value: Double, text: String) {
        expect(Markup.number(value), is: text)
    }

    @Test func `addresses hold nothing that ends or splits them`() {
        expect(Markup.address("A b/%2E\"#?é.svg"), is: "A%20b/%252E%22%23%3F%C3%A9.svg")
    }
}
