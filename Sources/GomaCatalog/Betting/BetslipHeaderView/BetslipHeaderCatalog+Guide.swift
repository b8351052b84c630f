extension BetslipHeaderCatalog {
    static let guide = ComponentGuide(
        purpose: """
            At the top of the bet slip and nowhere else. Guests find the ways in there, customers what they can bet \
            with, and everybody the way out.
            """,
        data: """
            Whether the customer is a guest, on the way in or logged in, and then the balance; from the account. A \
            balance that is on its way shows its shape.
            """,
        answers: """
            "Join now" asks for the registration, "Log in" begins a login, and the mark at the end closes the bet \
            slip. Disabled, it can still be closed.
            """,
        time: """
            A login that is under way ends with the balance in its place. Until then "Log in" keeps the focus, so that \
            one that fails can be tried again at once.
            """,
        reading: """
            The title, and that it is out of use where it is; then "Join now" and "Log in" for a guest, the balance for a customer, or that the login is \
            under way. "Close" comes last.
            """)
}
