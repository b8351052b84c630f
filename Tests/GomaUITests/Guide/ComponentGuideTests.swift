import Expectations
import Foundation
import GomaCatalog
import Testing

/// What is written about a component, as it is shown.
@MainActor
struct ComponentGuideTests {
    private static let guide = ComponentGuide(
        purpose: "For goals.", data: "Minutes.", answers: "Nothing; it is only read.", reading: "The minute.")

    @Test func `Markdown has a section for each question`() {
        expect(
            Self.guide.markdown(),
            is: """
                ## When to use it

                For goals.

                ## Data

                Minutes.

                ## What it answers to

                Nothing; it is only read.

                ## Over time

                Nothing moves by itself.

                ## Read aloud

                The minute.
                """)
    }

    @Test func `what is not written is shown nowhere`() {
        let begun = ComponentGuide(purpose: "For goals.", data: "", answers: "", time: "", reading: "")

        expect(begun.answered, is: [.purpose])
        expect(begun.markdown(), is: "## When to use it\n\nFor goals.")
        expectEmpty(ComponentGuide.unwritten.answered)
        expectEmpty(ComponentGuide.unwritten.markdown())
    }

    @Test func `an entry that says nothing has no guide`() {
        let component = ComponentDescriptor(WordlessEntry.self, namespace: "test")

        #expect(!component.guide.isWritten)
    }

    @Test func `names of components are told from words at the beginning of a sentence`() {
        let text = "Score first, then a Button. PillItem is one. \"Rebet\" and \"Yes\". For it take Capsule, or AB."

        expect(ComponentGuide.names(in: text), is: ["Button", "PillItem", "Yes", "Capsule", "AB"])
    }
}
