import Expectations
import Testing

@testable import GomaPages

struct TextPlacesTests {
    @Test(arguments: [0, 1, 2, 3, 100, 5000])
    func `each text is found where it stands, and no other is`(count: Int) {
        let texts = (0..<count).map { "m\($0)" }
        let places = TextPlaces(texts)

        expect(places.count, is: count)
        #expect(texts.indices.allSatisfy { places.place(of: texts[$0], in: texts) == $0 })
        #expect(places.place(of: "m\(count)", in: texts) == nil && places.place(of: "", in: texts) == nil)
    }

    @Test func `of two alike the later one is found, and both count as one`() {
        let texts = ["a", "b", "a", "e\u{301}", "\u{E9}"]
        let places = TextPlaces(texts)

        expect(places.count, is: 3)
        expect(places.place(of: "a", in: texts), is: 2)
        expect(places.place(of: "b", in: texts), is: 1)
        expect(places.place(of: "\u{E9}", in: texts), is: 4)
    }
}
