import Expectations
import Testing

@testable import GomaKit

/// Calls of view models as text.
struct ActionCallTests {
    @Test(arguments: [
        ("press()", "press()", [String]()),
        ("pick( at: 1 ,by: 2 )", "pick(at:by:)", ["1", "2"]),
        (#"say("a \", c", 2)"#, "say(_:_:)", [#""a \", c""#, "2"]),
        (#"say("a\\", 2)"#, "say(_:_:)", [#""a\\""#, "2"]),
        (#"say("at: 5, or (6)", by: 7)"#, "say(_:by:)", [#""at: 5, or (6)""#, "7"]),
        (
            #"fill(in: {"a":[1,2],"b":"]"}, with: [3,[4,5]], 6)"#, "fill(in:with:_:)",
            [#"{"a":[1,2],"b":"]"}"#, "[3,[4,5]]", "6"]
        ),
        (#"set(_2nd: true, "third")"#, "set(_2nd:_:)", ["true", #""third""#]),
    ])
    func `commas part the arguments of a call, but for those inside texts, lists and objects`(
        text: String, signature: String, arguments: [String]
    ) throws {
        let call = try ActionCall(parsing: text)

        expect(call.signature, is: signature)
        expect(call.arguments, is: arguments)
    }

    @Test(arguments: ["\u{301}a, b", "\u{1F3FD}, b", "a, b\u{600}", "a\", \u{301}b"])
    func `a text whose marks make one character with its quotation marks is one argument`(text: String) throws {
        let call = ActionCall("say(_:by:)", [text, 7])

        let read = try ActionCall(parsing: call.description)

        expect(read.signature, is: "say(_:by:)")
        expect(read.arguments, is: call.arguments)
        let argument = try #require(read.arguments.first)
        try expect(ActionCall.decode(String.self, from: argument), is: text)
    }
}
