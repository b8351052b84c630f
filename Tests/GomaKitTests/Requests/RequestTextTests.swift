import Expectations
import GomaCatalog
import Testing

@testable import GomaKit

/// Requests as scripts and pages write them.
struct RequestTextTests {
    @Test(arguments: [
        (
            PlayGame(id: "starburst", isPractice: true) as any ComponentRequest,
            "casino:play-game id=starburst isPractice=true"
        ),
        (GoBack(), "app:go-back"), (CopyText("7G 9K"), #"app:copy-text text="7G 9K""#),
        (CopyText(""), #"app:copy-text text="""#), (CopyText(#"a"b\c"#), #"app:copy-text text="a\"b\\c""#),
        (
            OpenLink(id: "rules", url: "https://goma.test/?page=1&of=2"),
            "app:open-link id=rules url=https://goma.test/?page=1&of=2"
        ),
        (AddToStake(amount: 20), "betting:add-to-stake amount=20"), (ChooseDeposit(), "account:choose-deposit"),
        (
            CashOut(bet: "b", amount: Money(5, "XAF")),
            #"betting:cash-out amount="{\"amount\":5,\"currency\":\"XAF\"}" bet=b isFull=false"#
        ),
    ])
    func `a request is its name and its fields in order, and reads back`(request: any ComponentRequest, text: String)
        throws
    {
        expect(request.text, is: text)
        #expect(try RequestText(parsing: text).matches(request))
    }

    @Test(arguments: ["\u{301} a", "\u{301}a", "\u{1F3FD} ok", "a\"\u{301}b", "a \u{600}"])
    func `a text whose marks make one character with the signs beside them reads back`(text: String) throws {
        let written = RequestText(CopyText(text)).description

        try expect(RequestText(parsing: written).fields, is: ["text": text])
    }

    @Test(arguments: [
        ("casino:play-game", true), ("casino:play-game id=a", true),
        ("  casino:play-game   isPractice=false  id=a ", true),
        ("casino:play-game id=b", false), ("casino:play-game isPractice=true", false), ("casino:open-game id=a", false),
        ("casino:play-game name=a", false),
    ])
    func `a text asks for what it names, and leaves the rest open`(text: String, matches: Bool) throws {
        try expect(RequestText(parsing: text).matches(PlayGame(id: "a", isPractice: false)), is: matches)
    }

    @Test(arguments: [
        ("", #""" is no name of a request; names read like casino:open-game"#),
        ("open the game", #""open the game" is no name of a request; names read like casino:open-game"#),
        ("id=casino:a", #""id=casino:a" is no name of a request; names read like casino:open-game"#),
        ("casino:open-game starburst", #""starburst" is no field of a request; fields read like id=starburst"#),
        ("casino:open-game =a", #""=a" is no field of a request; fields read like id=starburst"#),
        (#"app:copy-text text="a"#, #""a is no text in quotation marks"#),
        (#"app:copy-text text="a\"#, #""a\ is no text in quotation marks"#),
    ])
    func `what is no request is told`(text: String, problem: String) {
        let error = #expect(throws: RequestTextError.self) { try RequestText(parsing: text) }

        expect(error?.description, is: problem)
    }
}
