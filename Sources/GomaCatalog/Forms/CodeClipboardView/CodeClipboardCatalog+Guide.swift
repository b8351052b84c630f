extension CodeClipboardCatalog {
    static let guide = ComponentGuide(
        purpose: """
            For the code of a bet slip that can be loaded elsewhere, where copying may be out of use for a while. For \
            any other code take CopyableCode.
            """,
        data: "The code, what it is for, and whether it can be copied; from whoever has saved the bet slip.",
        answers: "A press anywhere on the row has the app copy the code, also while the last copy is confirmed.",
        time: """
            Once the app has answered, it is said in place of the code whether it was copied, for five seconds after the \
            last press.
            """,
        reading: "What the code is for and the code, or whether it has been copied.")
}
