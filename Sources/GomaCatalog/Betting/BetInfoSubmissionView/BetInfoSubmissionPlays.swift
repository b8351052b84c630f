/// The plays of a bet's submission.
package enum BetInfoSubmissionPlays {
    static let all = [
        Play(
            "Type a stake and place the bet", state: "Empty",
            """
            focus stakeField
            type "50"
            expect "The lowest stake is XAF 100.00"
            frame "too little"
            type "0"
            expect not "The lowest stake"
            expect "XAF 2,750.00"
            focus quickAdds[0]
            press it
            expect call "BetInfoSubmission.addToStake(100)"
            expect "Place bet XAF 600.00"
            frame "a hundred more"
            focus placeBet
            press it
            expect call "BetInfoSubmission.placeBet()"
            expect "Placing bet"
            frame "on its way"
            wait 1.3s
            expect "Bet of XAF 600.00 placed"
            expect "Take back (5 s)"
            frame "placed"
            wait 6s
            expect not "Take back"
            expect "Bet of XAF 600.00 placed"
            frame "placed for good"
            """),
        Play(
            "Take a bet back", state: "Enabled",
            """
            focus placeBet
            press it
            wait 3.3s
            expect "Take back (3 s)"
            focus takeBack
            press it
            expect call "BetInfoSubmission.takeBackBet()"
            expect request betting:take-back-bet
            expect "Taking the bet back"
            frame "asked for"
            wait 1s
            expect "Place bet XAF 10,000.00"
            frame "taken back"
            """),
        Play(
            "A bet that stands", state: "Not given back",
            """
            focus takeBack
            press it
            wait 1s
            expect "The bet stands"
            frame "the next one can be begun"
            """),
        Play(
            "Add to what was typed", state: "Enabled",
            """
            click 50,7
            expect "XAF 10,250.00"
            frame "ten thousand is ten thousand"
            """),
        Play(
            "Correct a stake", state: "Not a number",
            """
            expect "Enter an amount such as"
            focus stakeField
            press Backspace
            press Backspace
            type "00"
            expect not "Enter an amount such as"
            expect "Place bet XAF 1,000.00"
            """),
        Play(
            "Try again", state: "Failed",
            """
            expect "the odds have changed"
            focus placeBet
            press it
            expect "Placing bet"
            wait 1.3s
            expect "Bet of XAF 10,000.00 placed"
            """),
        Play(
            "Go on from the stake", state: "Empty",
            """
            press Tab
            press Enter
            expect call "BetInfoSubmission.confirmStake()"
            expect focus QuickAddButtonView
            press Shift-Tab
            type "200"
            press Enter
            expect call "BetInfoSubmission.confirmStake()"
            expect focus ButtonView
            press Enter
            expect "Placing bet"
            frame "placed without a way back through the amounts"
            """),
        Play(
            "Refused, and refused again", state: "Refused",
            """
            press Tab Enter Enter
            expect "Placing bet"
            wait 1.2s
            expect "it was not taken"
            frame "refused"
            press Enter
            wait 1.2s
            expect "it was not taken"
            expect "Place bet XAF 2,000.00"
            """),
        Play(
            "Refused once", state: "Fails, then succeeds",
            """
            press Tab Enter Enter
            wait 1.2s
            expect "Bet not placed"
            press Enter
            wait 1.2s
            expect "Bet of XAF 1,000.00 placed"
            frame "the second one is taken"
            """),
        Play(
            "No answer", state: "Times out",
            """
            press Tab Enter Enter
            wait 4.9s
            expect "Your bet is on its way"
            wait 0.1s
            expect "there was no answer"
            frame "not waited for any longer"
            """),
    ]
}
