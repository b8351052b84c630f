extension TermsAcceptanceCatalog {
    static let guide = ComponentGuide(
        purpose: "In forms, for what the customer has to agree to before the form can be sent.",
        data: """
            The sentence with the names of the documents in it, whether the customer agrees, and what is wrong. That \
            the consent is missing is found by the form when it wants to go on.
            """,
        answers: """
            A press on the box or the sentence ticks the box or takes the tick back, and what was wrong goes. A press \
            on a document has the app open it.
            """,
        reading: "The sentence, \"checked\" or \"not checked\", and what is wrong, all as one; then each document.")
}
