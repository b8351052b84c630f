import GomaReview
import GomaCatalog
import Testing

/// The article on pictures tells the truth.
@MainActor
struct PictureTests {
    @Test func `a component becomes a drawing in a few lines`() throws {
        // A component in its first state, two seconds on, as a drawing for a web page.
        let component = try ComponentRegistry.goma.component(named: "MatchBanner")
        let options = RenderOptions(width: 60, time: .seconds(2))
        let picture = try Picture(component, stateAt: 0, options: options)
        let theme = try ThemeLibrary.embedded.theme(named: "goma-light")
        let sheet = PictureSheet(picture, showing: picture.surface)
        let drawing = SVGWriter(theme: theme).lines(of: sheet).joined(separator: "\n")

        #expect(picture.surface.size.width == 60)
        #expect(picture.time == .seconds(2))
        #expect(drawing.contains("<svg") && drawing.contains("goma:MatchBanner"))
        let words = picture.surface.rows.flatMap { $0.split(separator: " ") }.filter { $0.allSatisfy(\.isLetter) }
        #expect(words.count > 3 && words.allSatisfy(drawing.contains))
    }

    @Test func `a film holds what happens after the first frame`() throws {
        let component = try ComponentRegistry.goma.component(named: "OutcomeItem")
        let risen = try #require(component.states.firstIndex { $0.name == "Odds up" })

        let film = try Picture(component, stateAt: risen, options: RenderOptions(film: .events)).film

        let marks = film?.frames.map { $0.surface.rows.joined().contains("▲") }
        #expect(film?.moves == true)
        #expect(film?.frames.first?.time == .zero)
        #expect(marks?.first == true && marks?.last == false)
    }
}
