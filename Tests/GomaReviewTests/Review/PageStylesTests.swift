import Expectations
import Testing

@testable import GomaReview

struct PageStylesTests {
    @Test(
        arguments: [
            ("default on default", "color:var(--textPrimary);background:var(--backgroundPrimary);"),
            (
                "textOdds on backgroundOdds, reverse",
                "color:var(--backgroundOdds,var(--backgroundPrimary));background:var(--textOdds,var(--textPrimary));"
            ),
            (
                "#ffffff on #101010, dim",
                "color:color-mix(in srgb,#ffffff 60%,#101010);background:#101010;"
            ),
            (
                "#ffffff on #101010, dim, reverse",
                "color:color-mix(in srgb,#101010 60%,#ffffff);background:#ffffff;"
            ),
            (
                "#ffffff on 25% pills over backgroundCards, bold",
                "color:#ffffff;background:color-mix(in srgb,var(--pills,var(--backgroundPrimary)) 25%,"
                    + "var(--backgroundCards,var(--backgroundPrimary)));font-weight:bold;"
            ),
            (
                "#ffffff on #101010, italic, underline, strikethrough",
                "color:#ffffff;background:#101010;font-style:italic;text-decoration:underline line-through;"
            ),
        ])
    func `a page shows a style as a terminal does`(words: String, declarations: String) {
        var styles = PageStyles()

        let names = (1...2).map { _ in styles.name(of: DrawnStyle(words: words)) }

        expect(names, is: ["s0", "s0"])
        expect(styles.rules, is: ".s0{\(declarations)}\n")
    }
}
