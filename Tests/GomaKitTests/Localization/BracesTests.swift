import Expectations
import Testing

@testable import GomaKit

struct BracesTests {
    private let values = [(key: "count", value: "3"), (key: "name", value: "{count} Élan"), (key: "é", value: "e")]

    @Test(arguments: [
        ("", ""), ("no names", "no names"), ("{count}", "3"), ("{count}{count} of {name}", "33 of {count} Élan"),
        ("{other} {count}", "{other} 3"), ("a {b {count}", "a {b 3"), ("{count", "{count"), ("{}{", "{}{"),
        ("}{count}{", "}3{"), ("l’{é}té", "l’eté"),
    ])
    func `names in braces give way to their values, and whatever else stands there stays`(text: String, filled: String)
    {
        expect(text.filled(with: values), is: filled)
    }
}
