import Expectations
import GomaCatalog
import Testing

@testable import GomaReview

struct FileNameTests {
    @Test(arguments: [
        ("PillItem", "PillItem"), ("Odds_up-2", "Odds_up-2"), ("..", "%2E%2E"), (".", "%2E"), ("", "%"),
        ("../../etc/passwd", "%2E%2E%2F%2E%2E%2Fetc%2Fpasswd"), ("a\0b", "a%00b"), ("a b\n", "a%20b%0A"),
        ("é", "%C3%A9"), ("a%2F", "a%252F"), ("C:\\x", "C%3A%5Cx"), (".gomaui", "%2Egomaui"),
    ])
    func `a name becomes a file name that can mean no other place`(name: String, file: String) {
        expect(FileName.safe(name), is: file)
    }

    @Test func `a name of 160 bytes stays whole, and one of 161 is cut`() {
        let name = String(repeating: "x", count: 160)

        expect(FileName.safe(name), is: name)
        #expect(FileName.safe(name + "x").hasPrefix(String(repeating: "x", count: 140) + "%~"))
    }

    @Test func `long names are cut, and stay apart`() {
        let names = ["a", "b"].map { String(repeating: "x", count: 5000) + $0 }

        let files = names.map(FileName.safe)

        expect(files[0], isNot: files[1])
        #expect(files.allSatisfy { $0.utf8.count <= 160 })
    }
}
