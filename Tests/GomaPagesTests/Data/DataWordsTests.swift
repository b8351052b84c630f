import Expectations
import Foundation
import GomaCatalog
import GomaPictures
import Testing

@testable import GomaKit
@testable import GomaPages

/// Texts of a kit in data that a page declares.
@MainActor
struct DataWordsTests {
    private let news: DataSource
    private let session: PageSession

    init() throws {
        var kit = PageKit()
        kit.addWords([.askAgain])
        let session = try PageSession(
            PageDescription(
                parsing: """
                    sources: {news: {kind: data, values: [{id: a, title: $words.askAgain}], empty: $words.askAgain}}
                    parts: [{component: Button}]
                    """, file: "a.yaml"), kit: kit, registry: .goma,
            environment: .simulated(localization: LanguageSwitch(Localization.english)))
        news = try #require(session.sources["news"] as? DataSource)
        self.session = session
    }

    private func take(_ line: String) throws {
        news.take(try JSONDecoder().decode(DataChange.self, from: Data(line.utf8)))
    }

    @Test func `they come in the language in use, and who shows them is told of another`() throws {
        let (english, french) = (Localization.english.string(.askAgain), Localization.french.string(.askAgain))
        let title = try #require(news.member("a")?.member("title"))
        var told: [String?] = []
        let follower = title.follow { told.append(PageValue.word(of: title.value)) }
        expect(PageValue.word(of: title.value), is: english)
        expect(news.emptyWords, is: english)

        try take(#"{"set":{"id":"a","lead":"More"}}"#)
        #expect(session.speak("fr"))

        expect(told, is: [english, french])
        expect(news.emptyWords, is: french)
        withExtendedLifetime(follower) {}
    }

    @Test func `what a feed says in their place stands as it says`() throws {
        try take(#"{"set":{"id":"a","title":"One"}}"#)
        #expect(session.speak("fr"))

        expect(PageValue.word(of: news.member("a")?.member("title")?.value), is: "One")
    }
}
