import GomaKit
import GomaTesting
import Testing

struct ExpectTranslatedTests {
    private static let keys = [
        LocalizationKey("acme.tide", english: "High tide at {time}"), LocalizationKey("acme.ebb", english: "Ebb"),
    ]

    private func file(_ texts: String) throws -> LanguageFile {
        try LanguageFile(parsing: "{locale: es, texts: {Tide: {\(texts)}}}", file: "es.yaml")
    }

    @Test func `a file with all texts passes`() throws {
        expectTranslated(Self.keys, in: [try file("acme.tide: 'Pleamar a las {time}', acme.ebb: Bajamar")])
    }

    @Test func `where there is no file nothing has been looked at, which is an issue`() {
        withKnownIssue {
            expectTranslated(Self.keys, in: [])
        } matching: {
            $0.comments.map(\.rawValue) == ["there is no file of a language among what was handed over"]
        }
    }

    @Test func `two files of one language are an issue, as only one of them is read`() throws {
        let file = try file("acme.tide: 'Pleamar a las {time}', acme.ebb: Bajamar")

        withKnownIssue {
            expectTranslated(Self.keys, in: [file, file])
        } matching: {
            $0.comments.map(\.rawValue) == ["es: 2 files say that they are of this language"]
        }
    }

    @Test(arguments: [
        ("acme.tide: 'Pleamar a las {time}'", #"es: lacks "acme.ebb": Ebb"#),
        ("acme.tide: '{hora}', acme.ebb: Bajamar", #"es: "acme.tide" has {hora} where English has {time}"#),
        ("acme.tide: '{time}', acme.ebb: B, acme.sol: S", #"es: has "acme.sol", which nobody declares"#),
    ])
    func `what is wrong with a file is an issue in words`(texts: String, sentence: String) throws {
        let file = try file(texts)

        withKnownIssue {
            expectTranslated(Self.keys, in: [file])
        } matching: {
            $0.comments.map(\.rawValue) == [sentence]
        }
    }
}
