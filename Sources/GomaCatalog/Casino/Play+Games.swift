extension Play {
    /// A play of the state "Failed", in which the games of a section are asked for again and come.
    /// - Parameters:
    ///   - steps: what asks for them.
    ///   - component: the section's name.
    ///   - game: one of those that come.
    static func gamesAgain(by steps: String, of component: String, bringing game: String) -> Self {
        Self(
            "Try again", state: "Failed",
            """
            expect "The games did not load"
            \(steps)
            expect call "\(component).reload()"
            frame "On their way"
            wait 1.5s
            expect "\(game)"
            frame "There"
            """)
    }

    /// A play of the state "Refused", in which asking for the games of a section again brings none.
    /// - Parameter steps: what asks for them.
    static func gamesRefused(after steps: String) -> Self {
        Self(
            "Refused once more", state: "Refused",
            """
            \(steps)
            wait 1.5s
            expect "The games did not load"
            frame "Refused"
            """)
    }
}
