import Expectations
import GomaPages
import Testing

@testable import GomaCommand

/// What was done to a page, beside what the command line says of another run.
struct PageMemoryTests {
    private var memory: PageMemory {
        var memory = PageMemory()
        (memory.theme, memory.language, memory.tab) = ("goma-light", "fr", "live")
        return memory
    }

    @Test func `a theme and a language that are asked for go before those that were used last`() {
        let asked = memory.yielding(to: ScreenOptions(theme: "goma-dark", localization: .portuguese))

        #expect(asked.theme == nil && asked.language == nil && asked.tab == "live")
    }

    @Test func `English goes before the language that was used last where it is asked for`() throws {
        try expect(memory.yielding(to: ScreenFlags.parse(["--locale", "en"]).options).language, is: nil)
        try expect(memory.yielding(to: ScreenFlags.parse([]).options), is: memory)
    }

    @Test func `what nobody asks for is as it was left`() {
        expect(memory.yielding(to: ScreenOptions()), is: memory)
    }
}
