extension CopyableCodeCatalog {
    static let guide = ComponentGuide(
        purpose: "For a code that is there to be passed on: of a promotion, a referral, a transaction.",
        data: "The code, what it is for, and what is said once it is copied; both have words of the library's own.",
        answers:
            "A press anywhere on the row has the app copy the code; while that is confirmed, a press does nothing.",
        time: "A copy is confirmed in place of the code for two seconds.",
        reading: "What the code is for and the code, or that it has been copied.")
}
