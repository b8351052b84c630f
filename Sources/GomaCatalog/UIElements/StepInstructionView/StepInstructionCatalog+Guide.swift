extension StepInstructionCatalog {
    static let guide = ComponentGuide(
        purpose: """
            One below the other, for what a customer has to do in an order, such as a payment by phone. For a sentence \
            without a number take HighlightedText.
            """,
        data: """
            ID, number, the text with the words that matter, and how far the customer has come with the step, where \
            somebody knows that.
            """,
        answers: "A press on a link in the text has the app open it; the step itself takes no press.",
        reading: "The number, with whether the step is done or to be done now, then the text.")
}
