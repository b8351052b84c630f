/// A request of which a script knows more than that it can be given.
@MainActor
public protocol ScriptedRequest: ComponentRequest {
    /// How long a script takes to answer; a second for requests that do not say.
    var answerTime: Duration { get }
    /// What a script answers with, where the request is answered with something.
    var scriptedReply: Reply { get }
}

extension ScriptedRequest where Reply == Void {
    public var scriptedReply: Void { () }
}

extension ScriptedRequest {
    public var answerTime: Duration { .seconds(1) }

    /// What a script answers with, whatever it is.
    var reply: any Sendable { scriptedReply }
}
