/// What is done to a customer in the time that an answer takes.
extension Customer {
    /// The address of who is there, logged in or not; `nil` where no account has been named yet.
    var address: String? { record.account?.id }

    var visitor: Visitor { Visitor(record.account) }

    /// Looks whether the customer who asked for something is there still.
    /// - Parameter asker: the ``address`` of then.
    func check(isStill asker: String?) throws(AppRefusal) {
        guard address == asker else { throw .notNow }
    }

    /// Answers a question of a component by what comes of it; refuses it where another customer is there by then.
    func answer<Request: ComponentRequest>(
        _ question: Question<Request>, after time: Duration = AppService.answerTime,
        _ perform: @escaping (Request) throws(AppRefusal) -> Request.Reply
    ) -> RequestReply<Request.Reply> {
        let asker = address
        return service.answer(question, after: time) { [self] (request) throws(AppRefusal) in
            try check(isStill: asker)
            return try perform(request)
        }
    }
}
