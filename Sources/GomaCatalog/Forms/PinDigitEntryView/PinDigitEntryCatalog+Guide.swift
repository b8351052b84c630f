extension PinDigitEntryCatalog {
    static let guide = ComponentGuide(
        purpose: """
            For a code of digits that was sent by message or mail, with ResendCode below it. For codes with letters \
            take CodeInput.
            """,
        data: """
            How many digits there are, those that have been entered, the box that the next one goes into, and what is \
            wrong. Whether the code is the right one is found by the owner.
            """,
        answers: """
            Digits go into the boxes from the chosen one on; arrows and clicks choose, Backspace and Ctrl-U take back. \
            Of what is pasted the digits are taken. The last digit or Return hands the code on; after a correction \
            before its end, Return does.
            """,
        reading: """
            How many digits the code has, those that are there one by one, with "blank" for a box between them that \
            has none, then what is wrong.
            """)
}
