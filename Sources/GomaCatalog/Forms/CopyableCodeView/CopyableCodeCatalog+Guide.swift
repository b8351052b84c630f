extension CopyableCodeCatalog {
    static let guide = ComponentGuide(
        purpose: "For a code that is there to be passed on: of a promotion, a referral, a transaction.",
        data: "The code, what it is for, and what is said once it is copied; both have words of the library's own.",
        answers:
            "A press anywhere on the row has the app copy the code; while that is confirmed, a press does nothing.",
        time: """
            Once the app has answered, it is said in place of the code whether it was copied, for two seconds.
            """,
        reading: "What the code is for and the code, or whether it has been copied.")
}
