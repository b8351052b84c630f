// swift-format-ignore-file

/// What the comments in the sources say of data. Not to be edited: GOMAUI_WRITE_DESCRIPTIONS=1 swift test --filter FieldDescriptionsTests writes it.
enum FieldDescriptionTexts {
    static let all = #"""
Account: A customer's account: who it is, and when the customer was there.
Account.isVerified: Whether it is known that the customer is who the account says.
Account.loggedInSince: When the customer came; null for one who is not logged in.
AcknowledgeCashout: The customer has seen that a bet was cashed out.
AcknowledgeCashout.bet: Which bet.
ActionButtonBlockDisplayState: The one thing to do at the end of a promotion's page.
ActionButtonBlockDisplayState.actionID: What the offer is called where it is counted, such as "claim_bonus"; it is not shown.
ActionButtonBlockDisplayState.destination: Where a press leads; null where the app knows by the title.
ActionButtonBlockDisplayState.isEnabled: Whether the offer can be taken.
ActionButtonBlockDisplayState.progress: How far the customer has come with it.
ActionButtonBlockDisplayState.title: What a press does, in the customer's words.
ActionRowDisplayState: One line of a menu or of settings, or one line on what has happened.
ActionRowDisplayState.icon: Before the title; null for none. What has happened brings its own mark where there is none.
ActionRowDisplayState.id: Tells the row from its neighbours.
ActionRowDisplayState.kind: What comes of a press.
ActionRowDisplayState.title: What the row stands for.
ActionRowDisplayState.tone: What the row says about what has happened.
ActionRowDisplayState.trailingIcon: At the right end, in place of the mark of a row that leads on.
ActionRowDisplayState.value: What is set there now, at the right; empty for nothing.
ActionRowKind: The effect of pressing a row.
ActionRowKind.action: Something is done here and now.
ActionRowKind.information: Nothing: the row only tells.
ActionRowKind.navigation: It leads to a page, and says so by a mark at its end.
ActionRowTone: The verdict of a row on what has happened.
ActionRowTone.failure: It went wrong.
ActionRowTone.standard: Nothing; a row of a menu.
ActionRowTone.success: It went well.
AdaptiveTabBarDisplayState: A bar that shows one of several sets of tabs.
AdaptiveTabBarDisplayState.activeTabSetID: The id of the set that shows.
AdaptiveTabBarDisplayState.animation: How one set takes the place of another.
AdaptiveTabBarDisplayState.ground: What the tabs stand on.
AdaptiveTabBarDisplayState.history: Sets visited before the active one, the last one last; at most "historyCapacity".
AdaptiveTabBarDisplayState.setSwitch: The switch to the active set, while it is under way.
AdaptiveTabBarDisplayState.tabSets: All sets there are to switch between.
AddToStake: An amount is to be added to the stake.
AddToStake.amount: In whole units of the stake's currency.
AddToStake.slip: On which slip; null where nobody has told.
AmountPillDisplayState: An amount to pay in that is offered ready to choose.
AmountPillDisplayState.amount: What can be paid in; null where nothing is offered yet.
AmountPillDisplayState.id: Tells the pill from its neighbours.
AmountPillDisplayState.isEnabled: Whether the amount can be chosen.
AmountPillDisplayState.isSelected: Whether this amount is the chosen one.
AmountPillDisplayState.rowID: Which row of amounts it is one of; null where the owner knows.
AmountPillsContainerDisplayState: A row of amounts to pay in, of which at most one is chosen.
AmountPillsContainerDisplayState.id: Tells the row from others on the page.
AmountPillsContainerDisplayState.pills: Which one is chosen, each pill says itself.
Appearance: The kind of theme: dark text on light ground, or the reverse.
AwaitCashout: The answer to a cash-out that was sent is waited for.
AwaitCashout.bet: Which bet.
AwaitConfirmation: What the customer says to the prompt on the phone is waited for.
AwaitConfirmation.id: Of which transaction.
Bet: A bet that has been placed.
Bet.Kind: The ways in which selections have to come true together.
Bet.Kind.multiple: All of them.
Bet.Kind.system: So many of them: a bet on every choice of that many, among which the stake is divided.
Bet.Selection: An outcome that a bet is on, with the odds at which it was placed.
Bet.Selection.result: null until it is decided.
Bet.State: What has become of it.
Bet.State.cashedOut: All of it was given up for an amount.
Bet.State.lost: It brings less than its stake; what it brings, such as half of it, is paid all the same.
Bet.State.void: It brings its stake back.
Bet.State.won: It brings more than its stake.
Bet.boost: Share of the winnings that is added where it wins, such as 0.1 for a tenth.
Bet.most: The most that it pays.
Bet.paid: All that has been paid for it.
Bet.stake: What stands: less once a part has been given up, as an exact share that is rounded no sooner than what is paid.
Bet.staked: What was staked on all of it.
BetDetailLabel: The name of a line of a bet's details.
BetDetailLabel.placed: When the bet was placed.
BetDetailLabel.result: How the bet has ended.
BetDetailResultSummaryDisplayState: The match and the market of a bet, and how it has ended.
BetDetailResultSummaryDisplayState.betType: What kind of bet it was, ready to read.
BetDetailResultSummaryDisplayState.match: Who played, as one line.
BetDetailResultSummaryDisplayState.result: null before anything is known.
BetDetailRowDisplayState: One line of a bet's details.
BetDetailRowDisplayState.corners: Which corners of its ground are round, for a row at the end of a card.
BetDetailRowDisplayState.label: What the value is, such as "Stake".
BetDetailRowDisplayState.style: How much the row stands out.
BetDetailRowDisplayState.value: Not shown by a header.
BetDetailRowStyle: The style of a line of a bet's details.
BetDetailRowStyle.header: A caption in the middle, without a value.
BetDetailRowStyle.standard: A name at the left, its value at the right.
BetDetailValue: The value in a line of a bet's details; numbers are written by the view, so that they line up.
BetDetailValue.odds: Decimal odds.
BetDetailValuesSummaryDisplayState: The lines of a bet's money, with a caption above and a result below where there are any.
BetDetailValuesSummaryDisplayState.footer: The row below the others; null where there is none.
BetDetailValuesSummaryDisplayState.header: The row above the others; null where there is none.
BetDetailValuesSummaryDisplayState.rows: The rows between header and footer, from top to bottom.
BetInfoSubmissionDisplayState: A bet with its stake on the way to being placed. All that is shown follows from it.
BetInfoSubmissionDisplayState.acceptsOddsChanges: Whether the customer takes the bet at other odds, where they move while it is on its way.
BetInfoSubmissionDisplayState.boost: What a boost adds to the winnings; null without one.
BetInfoSubmissionDisplayState.hasValidTickets: Whether all selections can be bet on.
BetInfoSubmissionDisplayState.isEnabled: Whether anything in it can be used.
BetInfoSubmissionDisplayState.isStakeFocused: Whether the customer is typing the stake.
BetInfoSubmissionDisplayState.limits: What may be staked, and what there is to stake.
BetInfoSubmissionDisplayState.odds: Decimal odds of all selections together; null without selections.
BetInfoSubmissionDisplayState.phase: How far the bet has come, from a stake that is being typed to a bet that is placed.
BetInfoSubmissionDisplayState.quickAmounts: What can be added to the stake by a press, in whole units of its currency.
BetInfoSubmissionDisplayState.slipID: Which slip the bet is on; null where the owner knows.
BetInfoSubmissionDisplayState.stake: The stake as it is being typed, in the customer's way to write; nothing counts of it where "stakeAmount" is there.
BetInfoSubmissionDisplayState.stakeAmount: The stake once it has been typed or chosen, in units of the currency.
BetKind: The kind of a placed bet: how its selections make it up.
BetKind.multiple: All selections together.
BetKind.single: One selection.
BetKind.system: Every combination of so many of the selections.
BetRefusal: A reason why a bet that was sent has not been placed.
BetRefusal.notTaken: The owner did not take it, or did not answer.
BetRefusal.oddsChanged: The odds moved while the bet was on its way.
BetRefusal.selectionClosed: A selection closed while the bet was on its way.
BetResult: The result of a bet, or of one selection of it.
BetResult.cashedOut: Given up before the end for an amount.
BetResult.draw: Neither won nor lost; the stake comes back.
BetResult.open: Not yet decided.
BetSlip: The bet slip: what the customer has chosen.
BetSlip.Selection: A chosen outcome.
BetSlip.Selection.secondsToUndo: Seconds for which a selection that was taken out can be put back; null for one that is in.
BetSlip.acceptsOddsChanges: Whether the customer takes a bet at other odds, where they move while it is on its way.
BetSlip.selections: In the order in which they were chosen; those that can still be put back are among them.
BetSlip.systemSize: How many selections have to come true together, where that is not all of them; null for all.
BetSubmissionPhase: The progress of a bet.
BetSubmissionPhase.confirmed: The bet is placed for good; the next one can be begun.
BetSubmissionPhase.editing: The customer decides on the stake.
BetSubmissionPhase.failed: The bet is not placed; it can be tried again.
BetSubmissionPhase.placed: The bet is placed, and can still be taken back.
BetSubmissionPhase.standing: The bet was not given back: it stands, and the next one can be begun.
BetSubmissionPhase.submitting: The bet is on its way, with the odds that the customer saw.
BetSubmissionPhase.takingBack: The owner is asked to give the bet back.
BetSummaryRowDisplayState: One title and value of a bet's summary.
BetSummaryRowDisplayState.isEnabled: Whether the row counts; a disabled one is faint.
BetSummaryRowDisplayState.title: What the value is.
BetSummaryRowDisplayState.value: The amount or the odds, or that there is none.
BetSummaryTitle: The title of a line of a bet's summary.
BetSummaryTitle.text: Words of the owner's own.
BetSummaryTitle.winBonus: What a boost adds to the winnings, in percent of them; null where there is none.
BetSummaryValue: The value of a line of a bet's summary; how it is written follows from the language.
BetSummaryValue.none: There is no value.
BetSummaryValue.text: Words of the owner's own.
BetTicketStatusDisplayState: The result of a ticket.
BetTicketStatusDisplayState.betID: Which bet the ticket is of; null where the owner knows.
BetTicketStatusDisplayState.corners: Which corners of its ground are round, for one at the end of a card.
BetTicketStatusDisplayState.result: null where nothing is known of the ticket.
BetslipFloatingContent: The contents of the bet slip, as seen from outside.
BetslipFloatingContent.unknown: Not known yet.
BetslipFloatingDisplayState: The way to the bet slip that floats over other screens.
BetslipFloatingDisplayState.content: What is on the bet slip.
BetslipFloatingDisplayState.form: How much of it is told: a line, or the boost as well.
BetslipFloatingDisplayState.isEnabled: Whether the bet slip can be opened.
BetslipFloatingForm: In which form the bet slip is reached from other screens.
BetslipFloatingForm.tall: A card that tells of the next win boost; nothing where there is none to tell of.
BetslipFloatingForm.thin: A button without selections, a bar with them.
BetslipHeaderDisplayState: The top line of the bet slip.
BetslipHeaderDisplayState.isEnabled: Whether joining and logging in are possible; the bet slip can be closed in any case.
BetslipHeaderDisplayState.session: Whether somebody is logged in, and with what balance.
BetslipHeaderDisplayState.slipID: Which slip it is the top of; null where the owner knows.
BetslipOddsBoostHeaderDisplayState: The bet slip's words on the next win boost.
BetslipOddsBoostHeaderDisplayState.isEnabled: Whether the details of the boost can be asked for.
BetslipOddsBoostHeaderDisplayState.progress: null before it is known.
BetslipSession: The session of the customer whose bet slip it is.
BetslipSession.loggingIn: The customer is known, the balance on its way.
BetslipSession.loginFailed: The log-in has not come about; it can be tried again.
BetslipSession.unknown: Not told yet.
BetslipTicketDisplayState: One selection of the bet slip.
BetslipTicketDisplayState.away: The away side's name.
BetslipTicketDisplayState.changeCount: Counts price changes, so that a second rise is told from the first.
BetslipTicketDisplayState.home: The home side's name.
BetslipTicketDisplayState.id: Tells the selection from others on the slip.
BetslipTicketDisplayState.league: The competition the match belongs to.
BetslipTicketDisplayState.odds: Decimal odds; null where there is no price.
BetslipTicketDisplayState.oddsChange: How the price moved last, shown until it has been seen.
BetslipTicketDisplayState.presence: Whether it is on the slip, or removed and can still be put back.
BetslipTicketDisplayState.selection: What the customer has chosen.
BetslipTicketDisplayState.status: Whether the selection can be bet on.
BetslipTicketDisplayState.time: When it is played, or how far it has come; null where neither is known.
BetslipTicketPresence: The presence of a selection in the bet slip.
BetslipTicketPresence.gone: Taken out for good; nothing is shown.
BetslipTicketPresence.removed: Taken out, and still to be put back.
BetslipTicketStatus: The availability of a selection of the bet slip.
BetslipTicketStatus.disabled: It cannot be part of this bet; null says so in general words.
BetslipTicketStatus.loading: What was selected is on its way.
BetslipTicketStatus.suspended: No bets are taken for the moment; null says so in general words.
BetslipTypeSelectorDisplayState: The bet types of the bet slip, at most one of them selected.
BetslipTypeSelectorDisplayState.groupID: Which group of tabs it is; null where the owner knows.
BetslipTypeSelectorDisplayState.tabs: Which one is selected, each tab says itself.
BetslipTypeTabItemDisplayState: One bet type to switch the bet slip to.
BetslipTypeTabItemDisplayState.groupID: Which group of tabs it is one of; null where the owner knows.
BetslipTypeTabItemDisplayState.icon: Before the title; null for none.
BetslipTypeTabItemDisplayState.id: Tells the tab from its neighbours.
BetslipTypeTabItemDisplayState.isSelected: Whether this tab is the open one.
BetslipTypeTabItemDisplayState.title: The kind of bet that the tab opens.
BlockPicture: A picture in a promotion: what it is called, what it shows, and its shape, which is known before it has come.
BlockPicture.alternative: What there is to see, in words: they stand where nothing can be drawn, and are read aloud.
BlockPicture.name: The picture, by name; null where there is none.
BlockPicture.proportion: Width by height, such as 2 for one that is twice as wide as it is high; at least 0.5 and at most 8 are drawn.
BlockVideo: A short video in a promotion: pictures that follow each other, and how far they have come.
BlockVideo.frame: The picture that it stands at, counted from 0.
BlockVideo.frameMilliseconds: How long each picture stays, in milliseconds; 100 to 10,000 are kept.
BlockVideo.frameNames: Its pictures in their order, by name; none where there is no video.
BlockVideo.phase: How far the playing has come.
BlockVideo.posterName: The picture that stands for it while it is not played, by name; null where there is none.
BlockVideo.proportion: Width by height of all its pictures.
BlockVideo.title: What the video shows.
Bonus: A bonus that came with a deposit, on its way to be the customer's.
Bonus.Phase: How far it has come, and since when.
Bonus.Phase.spent: Nothing is left of it, and no stake is out with a part of it.
Bonus.ends: The first moment at which it is over; null for no end.
Bonus.offer: The offer that it came by.
BonusAmounts: The choice of a bonus's amounts that are shown.
BonusAmounts.combined: What the bonus was, and what is left of it.
BonusAmounts.simple: What the bonus was, on one line.
BonusCardDisplayState: A bonus that is offered, as the customer sees it.
BonusCardDisplayState.canClaim: Whether the bonus can be claimed now.
BonusCardDisplayState.claimTitle: What claiming the bonus is called.
BonusCardDisplayState.claimURL: Where claiming it leads; null where the owner knows.
BonusCardDisplayState.id: Tells the bonus from others.
BonusCardDisplayState.isMain: Whether its button is what the screen is for, and filled; those of other offers have an outline.
BonusCardDisplayState.pictureName: The picture, by name; null for none.
BonusCardDisplayState.progress: How far the customer has come with it.
BonusCardDisplayState.tag: On the flag at the card's edge; null for none.
BonusCardDisplayState.termsText: What the terms are called, or what has to be known beside the offer; empty for nothing.
BonusCardDisplayState.termsURL: Where the terms are; null where they have no page, and their text leads nowhere.
BonusCardDisplayState.text: What is offered, in sentences.
BonusCardDisplayState.title: What is offered, in a few words.
BonusDeadline: Until when a bonus has to be wagered, or since when it is released.
BonusDeadline.: Seconds that are left, counted down.
BonusInfoCardDisplayState: A bonus that the customer has taken.
BonusInfoCardDisplayState.amounts: How the amounts are shown.
BonusInfoCardDisplayState.bonus: What the bonus was.
BonusInfoCardDisplayState.deadline: Until when, or since when; null where there is no end.
BonusInfoCardDisplayState.id: Tells the bonus from others.
BonusInfoCardDisplayState.pictureName: The picture, by name; null for none.
BonusInfoCardDisplayState.remaining: What is left of it to play with.
BonusInfoCardDisplayState.status: How far it has come.
BonusInfoCardDisplayState.subtitle: What kind it is; null for nothing.
BonusInfoCardDisplayState.termsURL: Where the terms are; null where they have no page.
BonusInfoCardDisplayState.title: What it is called.
BonusInfoCardDisplayState.wagerLeft: What is still to be wagered of that.
BonusInfoCardDisplayState.wagerRequired: What has to be wagered in all.
BonusPlayer: Somebody who has chosen a bonus.
BonusPlayer.id: Tells the player from others.
BonusPlayer.name: Its initials stand in for a picture that is missing.
BonusPlayer.pictureName: The picture, by name; null for none.
BonusStatus: The progress of a bonus that was taken.
BonusStatus.active: It can be played with, and has to be wagered.
BonusStatus.expired: Its time is over, and what was left of it is gone.
BonusStatus.released: It is the customer's money now.
BorderedTextFieldContent: The kind of text that a field asks for, which says what is wrong with a text in it.
BorderedTextFieldDisplayState: An outlined field for text as the customer sees it.
BorderedTextFieldDisplayState.allowedCharacters: The characters that can be typed; null for all.
BorderedTextFieldDisplayState.content: What kind of text is asked for.
BorderedTextFieldDisplayState.id: Tells the field from others of its form.
BorderedTextFieldDisplayState.isEnabled: Whether it can be typed in.
BorderedTextFieldDisplayState.isFocused: Whether the customer is typing in it.
BorderedTextFieldDisplayState.isPasswordVisible: Whether a masked text is shown for now.
BorderedTextFieldDisplayState.isRequired: Whether the field has to be filled in.
BorderedTextFieldDisplayState.isSecure: Whether the text is masked until the customer wants to see it.
BorderedTextFieldDisplayState.maximumLength: Characters at most.
BorderedTextFieldDisplayState.prefix: Fixed text before the customer's, such as "+237".
BorderedTextFieldDisplayState.problem: What is wrong; null while nothing is.
BorderedTextFieldDisplayState.returnKey: What the return key does, as its name says.
BorderedTextFieldDisplayState.text: What has been typed, without "prefix".
BorderedTextFieldDisplayState.title: What the field asks for; stands inside while there is nothing else, in the border's gap otherwise.
BorderedTextFieldDisplayState.usesCustomInput: Whether the text comes from the app's own input, such as a pad of digits, instead of the keyboard.
BorderedTextFieldReturnKey: The effect of Return, as help lines say it.
BulletItemBlockDisplayState: One line of a list in a promotion's text.
BulletItemBlockDisplayState.title: The line, without its bullet.
ButtonCustomization: Roles of a button other than those of its style; null keeps the style's own. All but one apply while it is enabled.
ButtonCustomization.border: Border of a bordered button, and its text where that has no role of its own; a solid one has none beside its fill.
ButtonCustomization.disabledGround: Ground of a solid button that is disabled.
ButtonCustomization.ground: Ground of a solid button, or of a bordered one, which otherwise has none.
ButtonCustomization.text: What the title is drawn in; null for the style's own.
ButtonDensity: The room that a button takes around its title.
ButtonDensity.compact: One row, for cards and lists.
ButtonDensity.large: Three rows, and wide at the sides.
ButtonDensity.regular: Three rows, unless transparent.
ButtonDisplayState: A button as the customer sees it.
ButtonDisplayState.customization: Colours other than the style's own.
ButtonDisplayState.density: How much room it takes.
ButtonDisplayState.emphasis: How strong the title is.
ButtonDisplayState.id: Tells the button from others beside it.
ButtonDisplayState.isEnabled: Whether it can be pressed.
ButtonDisplayState.style: How the button is drawn.
ButtonDisplayState.title: What a press does, in the customer's words.
ButtonEmphasis: The weight of a button's title.
ButtonIconCorners: The shape of the ends of the ground of a button with an icon.
ButtonIconDisplayState: A small button with an icon beside its title.
ButtonIconDisplayState.corners: Seen where there is a ground.
ButtonIconDisplayState.ground: null shows what is behind the button.
ButtonIconDisplayState.icon: null for a button of text alone.
ButtonIconDisplayState.iconRole: Role of the icon; null takes the accent, or the title's on a ground.
ButtonIconDisplayState.id: Tells the button from others beside it.
ButtonIconDisplayState.isEnabled: Whether it can be pressed.
ButtonIconDisplayState.layout: On which side of the title the icon stands.
ButtonIconDisplayState.text: Role of the title; null takes the one that suits the ground.
ButtonIconDisplayState.title: Empty for the word that the icon stands for.
ButtonIconLayout: On which side of the title a button's icon stands.
ButtonIconSymbol: The icon of a button: a mark of an action, one column wide, or any picture.
ButtonIconSymbol.picture: A picture, two columns wide.
ButtonStyle: The prominence of a button.
ButtonStyle.bordered: An outline: the other way.
ButtonStyle.solid: A filled block: what the screen is for.
ButtonStyle.transparent: Underlined text: a way aside.
CalendarMoment: A moment, told as the calendar and the clock of UTC show it: whole minutes, and the same moment all over the world.
CalendarMoment.day: 1…28 to 1…31, as the month has them.
CalendarMoment.hour: 0…23.
CalendarMoment.minute: 0…59.
CalendarMoment.month: 1…12.
CalendarMoment.year: Of the Gregorian calendar, 1…9999.
CancelWithdrawal: A withdrawal is not to be paid out after all.
CancelWithdrawal.transaction: Which, by its transaction.
CapsuleContent: The content of a capsule.
CapsuleContent.live: That something is going on now, in the customer's language.
CapsuleContent.period: How far a match has come, in the customer's language.
CapsuleContent.pictured: Words with a small picture before them.
CapsuleContent.result: How a bet has ended, in the customer's language, with the mark and the ground of the result.
CapsuleContent.text: Words or a number, as they are.
CapsuleDisplayState: A badge: a few words on a round ground.
CapsuleDisplayState.content: null leaves an empty capsule.
CapsuleDisplayState.id: Tells the capsule from others beside it.
CapsuleDisplayState.isInteractive: Whether pressing the capsule does something.
CapsuleDisplayState.minimumHeight: Rows that the capsule takes at least, "tallest" at most; the words stand in the middle of them.
CapsuleDisplayState.padding: Room on both sides of the words.
CapsuleDisplayState.style: Its colours, and how strong the words are.
CapsulePadding: The room that a capsule takes at its sides.
CapsulePadding.regular: A blank column inside each end.
CapsulePadding.tight: The ends alone, as for counts.
CapsulePadding.wide: Two blank columns inside each end.
CapsuleStyle: The look of a capsule; a result brings its own look.
CapsuleStyle.ground: What the words stand on.
CapsuleStyle.isStrong: Whether the words are bold.
CapsuleStyle.text: What the words are drawn in.
CardCorners: The choice of a card's corners that are round; cards that stand on each other leave out those between them.
CashOut: A bet is to be given up for money.
CashOut.amount: For how much, as the customer saw it.
CashOut.bet: Which bet.
CashOut.isFull: Whether that is all of the bet, rather than a part.
CashoutAmountDisplayState: An amount for which a bet can be given up.
CashoutAmountDisplayState.amount: Kept while another offer loads and after a failure, but not shown then.
CashoutAmountDisplayState.betID: The bet that can be given up.
CashoutAmountDisplayState.phase: Whether the offer stands, is on its way, or has failed.
CashoutAmountDisplayState.secondsLeft: Whole seconds for which the offer still stands, 0 for one that has expired; null for one that stands until it is withdrawn.
CashoutAmountDisplayState.title: What the amount is for.
CashoutObstacle: Why an amount that is chosen cannot be cashed out now.
CashoutObstacle.expired: What was offered stands no more, and the next offer is on its way.
CashoutObstacle.noOffer: There is no offer.
CashoutObstacle.onItsWay: The first offer is on its way.
CashoutOfferPhase: The progress of an offer to cash out.
CashoutOfferPhase.failed: There is no offer.
CashoutOfferPhase.loading: The offer is on its way, the first one or the one after another that has expired.
CashoutOfferPhase.notGiven: What was offered has been asked for, and was not given.
CashoutSliderDisplayState: A part of a bet's value to choose and to cash out.
CashoutSliderDisplayState.amount: What is chosen.
CashoutSliderDisplayState.betID: The bet of which it is a part.
CashoutSliderDisplayState.isEnabled: Whether an amount can be chosen.
CashoutSliderDisplayState.maximum: The most that can be cashed out: the whole bet's worth.
CashoutSliderDisplayState.minimum: The least that can be cashed out, in the currency of maximum.
CashoutSliderDisplayState.obstacle: Why the amount chosen cannot be asked for now; null where it can.
CashoutSliderDisplayState.phase: Whether the customer is choosing, or waits for an answer.
CashoutSliderPhase: The activity of a choice of an amount.
CashoutSliderPhase.failed: It was not given.
CashoutSliderPhase.submitting: The amount chosen is being asked for.
CashoutSubmissionInfoDisplayState: A notice on what has become of a request to cash out.
CashoutSubmissionInfoDisplayState.amount: What is asked for it.
CashoutSubmissionInfoDisplayState.betID: The bet that is given up.
CashoutSubmissionInfoDisplayState.isFull: Whether that is all of the bet, rather than a part.
CashoutSubmissionInfoDisplayState.isVisible: Whether it is there at all; an invisible one takes no room.
CashoutSubmissionInfoDisplayState.state: What has become of the request.
CashoutSubmissionState: The outcome of a request to cash out.
CashoutSubmissionState.error: It was not given, or nobody has answered.
CashoutSubmissionState.retrying: It has failed, and is asked for again.
CashoutSubmissionState.submitting: The owner has sent it, and its answer is on its way.
CashoutTitle: What an offer to cash out is for.
CashoutTitle.full: All of the bet.
CashoutTitle.partial: A part of the bet.
CashoutTitle.text: Something else, in the owner's words.
CasinoCategoryBarDisplayState: The heading of a category of games.
CasinoCategoryBarDisplayState.gameCount: Games in all of the category; null where nobody has counted them.
CasinoCategoryBarDisplayState.id: Tells the category from others.
CasinoCategoryBarDisplayState.title: What the category is called.
CasinoCategorySectionDisplayState: A category of games as a heading and a row of cards.
CasinoCategorySectionDisplayState.bar: The category's heading.
CasinoCategorySectionDisplayState.games: The first games of the category.
CasinoCategorySectionDisplayState.id: Tells the section from others.
CasinoCategorySectionDisplayState.phase: How far the games have come.
CasinoGameAccess: The obstacle between a customer and a game.
CasinoGameAccess.balanceTooLow: The balance is below the least stake.
CasinoGameAccess.guest: Nobody is logged in.
CasinoGameAccess.player: Nothing: it can be played.
CasinoGameAccess.unavailable: The game itself: it cannot be played by anybody now.
CasinoGameButton: A way to play a game, or to what it takes before, in the words of whoever offers the game.
CasinoGameButton.Phase: What can be done with a button now.
CasinoGameButton.Phase.loading: What it is for is on its way.
CasinoGameButton.Rank: How much a way is meant to be taken.
CasinoGameButton.Style: How a button is drawn.
CasinoGameButton.id: Tells the way from others of the game.
CasinoGameButton.phase: What can be done with it now.
CasinoGameButton.rank: How much it is meant to be taken.
CasinoGameButton.style: How it is drawn.
CasinoGameButton.title: What a press does.
CasinoGameCardDisplayState: A game as a card in a lobby.
CasinoGameCardDisplayState.id: Tells the game from others.
CasinoGameCardDisplayState.isLoading: Whether all but the ID is still on its way.
CasinoGameCardDisplayState.minimumStake: The least that a round costs; null where that is not told.
CasinoGameCardDisplayState.name: What the game is called.
CasinoGameCardDisplayState.pictureName: The picture, by name; null where the game has none.
CasinoGameCardDisplayState.provider: Who makes it; null where that is not told.
CasinoGameCardDisplayState.rating: What players think of it, 0…5; what lies outside counts as the nearer end, null shows nothing.
CasinoGameImageDisplayState: A game as a picture tile.
CasinoGameImageDisplayState.id: Tells the game from others.
CasinoGameImageDisplayState.name: What the game is called; it stands below the picture, and its initials in place of a missing one.
CasinoGameImageDisplayState.pictureName: The picture, by name; null where the game has none.
CasinoGameImageGridSectionDisplayState: A category of games as a heading and a grid of pictures, two rows high.
CasinoGameImageGridSectionDisplayState.bar: The category's heading.
CasinoGameImageGridSectionDisplayState.id: Tells the section from others.
CasinoGameImageGridSectionDisplayState.pairs: Columns of the grid, from the left.
CasinoGameImageGridSectionDisplayState.phase: How far the games have come.
CasinoGameImagePairDisplayState: Two games above each other, or one.
CasinoGameImagePairDisplayState.bottom: The lower game; null where there is but one.
CasinoGameImagePairDisplayState.id: Tells the pair from others.
CasinoGameImagePairDisplayState.top: The upper game.
CasinoGamePlayModeSelectorDisplayState: A game before it is played: what it is, and the ways to play it.
CasinoGamePlayModeSelectorDisplayState.access: What stands between the customer and the game.
CasinoGamePlayModeSelectorDisplayState.backgroundName: The picture behind that one, by name; null for none.
CasinoGamePlayModeSelectorDisplayState.buttons: The owner's own ways to play, from above; empty for the component's, which follow from "access".
CasinoGamePlayModeSelectorDisplayState.description: What there is to say about it; may be empty.
CasinoGamePlayModeSelectorDisplayState.hasPractice: Whether it can be played without money.
CasinoGamePlayModeSelectorDisplayState.id: Tells the game from others.
CasinoGamePlayModeSelectorDisplayState.isLoading: Whether what the game is like is still on its way.
CasinoGamePlayModeSelectorDisplayState.minimumStake: The least that a round costs; null where that is not told.
CasinoGamePlayModeSelectorDisplayState.name: What the game is called.
CasinoGamePlayModeSelectorDisplayState.pictureName: The picture, by name; null where the game has none.
CasinoGamePlayModeSelectorDisplayState.provider: Who makes it; null where that is not told.
CasinoGamePlayModeSelectorDisplayState.start: How far the game has been started.
CasinoGamePlayModeSelectorDisplayState.volatility: How it pays; null where that is not told.
CasinoGameSearchedDisplayState: A game as a line of a list.
CasinoGameSearchedDisplayState.id: Tells the game from others.
CasinoGameSearchedDisplayState.isLoading: Whether all but the ID is still on its way.
CasinoGameSearchedDisplayState.name: What the game is called.
CasinoGameSearchedDisplayState.pictureName: The picture, by name; null where the game has none.
CasinoGameSearchedDisplayState.provider: Who makes it; null where that is not told.
CasinoGameStart: The progress of starting a game.
CasinoGameStart.choosing: The customer chooses how to play.
CasinoGameStart.failed: It did not open.
CasinoGameStart.starting: The game is being opened, for practice or with money.
CasinoGameVolatility: The pattern of a game's wins: often and little, or seldom and much.
CasinoGamesPhase: The progress of loading the games of a section.
CasinoGamesPhase.failed: They did not come.
CasinoGamesPhase.games: They are there, as many as the state has.
CasinoGamesPhase.loading: They are on their way.
Category: A chapter of the catalogue.
Category.rawValue: The name in data and on the command line, such as "MatchCards"; files of the category lie in a folder of that name.
Category.title: The name that people read: its words, such as "Match Cards".
ChangeLanguage: Another language is wanted.
ChangeLanguage.code: Which, such as "pt".
ChangeTheme: Another theme is wanted.
ChangeTheme.theme: Which, by its name.
ChangeValue: A value was changed, as by a slider.
ChangeValue.id: Which value, as the state says; empty where there is one.
ChangeValue.value: What it is now.
ChooseDeposit: An amount is chosen for a deposit, or taken back.
ChooseDeposit.amount: What is to be paid in; null for nothing.
ChooseDeposit.row: In which row of amounts, as its state says; null where nobody has told.
ChooseItem: One of several things was chosen, such as a tab or a filter.
ChooseItem.group: Among which others, as its state says; null where nobody has told.
ChooseItem.id: Which, as its state says.
ChooseOutcome: An outcome was chosen for a bet, or given up.
ChooseOutcome.id: Which outcome of its market.
ChooseOutcome.isChosen: Whether it is chosen now.
ChooseOutcome.market: Which market of the match; null where nobody has told.
ChooseOutcome.match: Which match; null where nobody has told.
ChooseOutcome.offer: What is bet on, as the bookmaker names it; null where nobody has told.
ChooseTime: How far ahead matches are wanted was chosen.
ChooseTime.hours: In hours from now; null for all of them.
ChooseWayToPlay: The customer takes one of the ways to play a game that its owner has offered.
ChooseWayToPlay.game: Which game.
ChooseWayToPlay.way: Which way, by the button's ID.
ClaimBonus: The customer claims a bonus.
ClaimBonus.id: Which bonus.
ClaimBonus.url: Where claiming it leads; null where the owner knows.
ClearChoice: What was chosen of several things was taken back, and nothing stands in its place.
ClearChoice.group: Among which things, as "group" says.
ClearNotifications: All notifications are to be deleted, up to the latest that the customer has seen.
ClearNotifications.inbox: Of which inbox; null where nobody has told.
ClearNotifications.latest: The latest one.
CloseBetslip: The bet slip is to be put away.
CloseBetslip.slip: Which slip; null where nobody has told.
CloseSheet: A sheet is to be put away.
CloseSheet.id: Which, as its head's state says.
CodeClipboardDisplayState: A booking code to copy, as the customer sees it.
CodeClipboardDisplayState.code: What is copied.
CodeClipboardDisplayState.copying: How far the code has come on its way to the clipboard.
CodeClipboardDisplayState.isEnabled: Whether it can be copied.
CodeClipboardDisplayState.label: What the code is for; null for the library's own words.
CodeInputDisplayState: A booking code to type, as the customer sees it.
CodeInputDisplayState.buttonTitle: What the button does; null for the library's own words.
CodeInputDisplayState.code: What has been typed.
CodeInputDisplayState.isFieldFocused: Whether the customer is typing.
CodeInputDisplayState.maximumLength: Characters of the longest code.
CodeInputDisplayState.minimumLength: Characters of the shortest code.
CodeInputDisplayState.phase: Whether the code is typed, loaded or refused.
CodeInputDisplayState.placeholder: What the field asks for; null for the library's own words.
CodeInputDisplayState.problem: What there is to say about what was typed; null for nothing.
CodeInputPhase: The progress of a code that is typed.
CodeInputPhase.loading: What the code stands for is being asked for.
CodeInputPhase.refused: It was not to be had.
CodeInputProblem: A problem with what was typed, before anybody is asked about it.
CodeInputProblem.cut: It had more characters than any code; the first ones were taken.
CodeInputProblem.filtered: It had characters that no code has; they were left out.
CodeInputProblem.missing: There is no code.
CodeInputProblem.tooShort: It has fewer characters than any code.
CompactMatchHeaderDisplayState: The line over a match in a dense list: when it is played, what it offers, and how many markets there are.
CompactMatchHeaderDisplayState.icons: What else there is to the match, from left to right.
CompactMatchHeaderDisplayState.marketCount: Other markets of the match; null and zero are not shown, and lead nowhere.
CompactMatchHeaderDisplayState.showsArrow: Whether an arrow says that the count leads on.
CompactMatchHeaderDisplayState.time: When the match begins, or how far it has come; null where neither is known.
CompactOutcomesLineDisplayState: The prices of one market in a row that is three rows high.
CompactOutcomesLineDisplayState.outcomes: Two or three outcomes; what lies beyond is not shown.
ContentBlock: A component in a page that is data: its name, and its state as it stands in a file.
ContentBlock.component: What the component is called in the registry, such as "TitleBlock".
ContentBlock.state: What it is to show.
CopyPhase: How far something has come that the customer wants copied, or handed to others.
CopyPhase.asked: The owner is asked, and nothing is said yet.
CopyPhase.done: The owner has done it, and that is said for a while.
CopyPhase.failed: It was not done, or nobody has answered, and that is said for a while.
CopyPhase.none: Nothing is wanted.
CopyText: A text is to be put where other programs can paste it.
CopyText.text: The text.
CopyableCodeDisplayState: A code to copy with words of its own, as the customer sees it.
CopyableCodeDisplayState.code: What is copied.
CopyableCodeDisplayState.copiedMessage: What is said once it is copied; null for the library's own words.
CopyableCodeDisplayState.copying: How far the code has come on its way to the clipboard.
CopyableCodeDisplayState.label: What the code is for; null for the library's own words.
CountHits: How much a text finds is to be counted while it is typed.
CountHits.search: Where it is searched, as the search's state says.
CountHits.text: The text.
CountryLeagues: A country and its leagues, in a panel where one league can be chosen.
CountryLeagues.code: A few letters in place of a flag, such as "ENG"; null for none.
CountryLeagues.id: Tells the country from others of its panel.
CountryLeagues.isExpanded: Whether its leagues show.
CountryLeagues.leagues: In their order. One of them may stand for all the others of the country.
CountryLeagues.title: What the country is called, or what else its leagues have in common.
CountryLeaguesFilterDisplayState: A panel of countries that open to show their leagues, one of which can be chosen.
CountryLeaguesFilterDisplayState.countries: In their order.
CountryLeaguesFilterDisplayState.isCollapsed: Whether only the panel's header shows.
CountryLeaguesFilterDisplayState.searchText: What has been typed to find leagues, by their own names or their countries'; empty for all of them.
CountryLeaguesFilterDisplayState.selectedID: The league to which events are limited; null for none. One that no country has marks none.
CountryLeaguesFilterDisplayState.title: Names the panel, such as "Popular Countries".
CustomExpandableSectionDisplayState: A card that opens and closes, with an icon before its title.
CustomExpandableSectionDisplayState.icon: Before the title; null for none, and no hole in its place.
CustomExpandableSectionDisplayState.isExpanded: Whether what is in the card shows.
CustomExpandableSectionDisplayState.paragraphs: Texts in the card, each on lines of its own.
CustomExpandableSectionDisplayState.title: What is in the card, ready to read.
CustomExpandableSectionDisplayState.toggle: What says whether the card is open; null for a triangle.
CustomExpandableSectionToggle: The pictures by which a card says whether it is open.
CustomExpandableSectionToggle.collapsed: While it is closed.
CustomExpandableSectionToggle.expanded: While it is open.
CustomNavigationDisplayState: The branded head of a sheet as the customer sees it.
CustomNavigationDisplayState.brand: The brand's name, set as its mark; null for a head without one.
CustomNavigationDisplayState.closeIcon: What closes the sheet, such as a house that leads home; null for a cross.
CustomNavigationDisplayState.id: Which sheet it heads.
CustomNavigationDisplayState.pictureName: The brand's picture before its name; null for none.
CustomNavigationDisplayState.style: The roles it is drawn in.
CustomNavigationStyle: The roles that the branded head of a sheet is drawn in.
CustomNavigationStyle.closeGround: What the cross stands on; null for the head's own ground.
CustomNavigationStyle.closeMark: The cross; null for the role of "text".
CustomNavigationStyle.ground: What everything stands on.
CustomNavigationStyle.text: The brand's name, and the cross where it has no role of its own.
CustomSliderDisplayState: A value to choose between two ends.
CustomSliderDisplayState.configuration: What there is to choose from.
CustomSliderDisplayState.id: Tells the slider from others, such as "odds".
CustomSliderDisplayState.isEnabled: Whether another value can be chosen.
CustomSliderDisplayState.title: What is chosen, as it is read aloud; it is not shown.
CustomSliderDisplayState.value: What is chosen; it shows at the nearest step.
DeleteNotification: A notification is to be deleted.
DeleteNotification.id: Which notification.
DepositBonus: The rules by which a bonus comes on top of a deposit.
DepositBonus.cap: The most that comes on top; null for no end.
DepositBonus.minimum: The least deposit that brings a bonus.
DepositBonus.percentage: Hundredths of the deposit that come on top of it.
DepositBonus.turnover: How many times the bonus has to be staked before it is the customer's.
DepositBonusInfoDisplayState: A deposit and its bonus in one sum.
DepositBonusInfoDisplayState.amount: Whole units of the currency; null while nothing has been entered.
DepositBonusInfoDisplayState.caption: What the sum is of, such as "Your deposit + Bonus".
DepositBonusInfoDisplayState.currency: As it is written before the sum; empty for the number alone.
DepositBonusInfoDisplayState.icon: Before the caption; null for none.
DescriptionBlockDisplayState: A paragraph of a promotion's page.
DescriptionBlockDisplayState.text: The paragraph; line breaks begin new lines.
EmptyStateActionDisplayState: The words in place of something that is empty, and what a guest can do about it.
EmptyStateActionDisplayState.actionTitle: Words of the button for guests; null for the component's own.
EmptyStateActionDisplayState.isEnabled: Whether it can be used.
EmptyStateActionDisplayState.picture: Above the words; null for none, which takes no room.
EmptyStateActionDisplayState.session: Whether somebody is logged in.
EmptyStateActionDisplayState.title: What is missing, ready to read; line breaks begin new lines.
EmptyStateSession: The session of the customer who looks at something that is empty.
EmptyStateSession.loggedIn: A customer, who knows what to do.
EmptyStateSession.loggedOut: A guest, who is asked to log in.
ExpandableSectionDisplayState: Texts under a title that opens and closes them.
ExpandableSectionDisplayState.isExpanded: Whether the texts show below the title.
ExpandableSectionDisplayState.paragraphs: The texts, each on lines of its own.
ExpandableSectionDisplayState.title: What the texts are about, ready to read.
ExplainBoosts: What boosts are is to be explained.
ExplainOdds: How odds change is to be explained.
ExtendedListFooterDisplayState: The footer below long lists: partners, pages, ways to pay, networks, and what the law asks for.
ExtendedListFooterDisplayState.copyright: Whose all this is; empty for nothing.
ExtendedListFooterDisplayState.license: By whose leave bets are taken; null where nothing has to be said.
ExtendedListFooterDisplayState.links: Pages, in their order.
ExtendedListFooterDisplayState.networks: Networks on which the bookmaker is to be found; without any, nothing is said of them.
ExtendedListFooterDisplayState.networksTitle: Above the networks, ready to read.
ExtendedListFooterDisplayState.partners: Without partners, nothing is said of them.
ExtendedListFooterDisplayState.partnersTitle: Above the partners, ready to read.
ExtendedListFooterDisplayState.payments: Ways to pay; they lead nowhere.
ExtendedListFooterDisplayState.responsibleGaming: Against playing too much; null where the law does not ask for it.
FieldProblem: What is wrong with a field of a form.
FieldProblem.malformed: What has been filled in is not of the kind that is asked for.
FieldProblem.missing: Nothing has been filled in where something has to be.
FieldProblem.told: What the owner says of it, in the owner's words.
FilterOption: One thing to choose in a filter panel, such as a league or a sort order.
FilterOption.count: Events behind the option, of which none is said in words; null where nothing is counted.
FilterOption.icon: Before the title; null for none.
FilterOption.id: Tells the option from all others of its panel.
FilterOption.isAll: Whether it stands for all the others, so that choosing it limits nothing.
FilterOption.tintsIcon: Whether the icon takes the accent while the option is chosen, rather than staying in a neutral role.
FilterOption.title: What is chosen.
FilterOptionCellDisplayState: One filter of a page, and what is chosen for it.
FilterOptionCellDisplayState.icon: Before the title; null for none.
FilterOptionCellDisplayState.id: Tells the filter from its neighbours.
FilterOptionCellDisplayState.isSelected: Whether the customer has chosen it; otherwise it is what applies until somebody chooses.
FilterOptionCellDisplayState.kind: What the filter is about.
FilterOptionCellDisplayState.title: What is chosen, such as a sport's name.
FilterOptionKind: The subject of a filter.
FilterOptionKind.sortBy: The order of what is let through.
FloatingOverlayDisplayState: The messages over a page that tell which section has been entered, or something else.
FloatingOverlayDisplayState.queue: What shows, and what waits behind it.
FloatingOverlayMessage: One thing that a floating overlay tells.
FloatingOverlayMessage.id: Tells it from others; a message with the id of one that is there takes its place.
FloatingOverlayMessage.mode: What it tells.
FloatingOverlayMessage.seconds: How long it stays once it has come up; null for one that stays until it is sent away.
FloatingOverlayMode: The subject of a floating overlay.
FloatingOverlayMode.casino: The customer has come to the casino.
FloatingOverlayMode.custom: Something else, in words as they are.
FloatingOverlayMode.sportsbook: The customer has come to bets on sports.
FooterLicense: By whose leave the bookmaker takes bets.
FooterLicense.text: The text of the law.
FooterLicense.title: What the text is about.
FooterLink: A page that a footer leads to.
FooterLink.id: Tells the page from others, such as "terms".
FooterLink.title: What the page is called.
FooterLink.url: Where it leads; null where the owner knows.
FooterLogo: Somebody named in a footer: a partner, a way to pay, a network.
FooterLogo.id: Tells it from its neighbours.
FooterLogo.leadsOn: Whether it leads to a page of its own.
FooterLogo.name: Who it is; the initials stand in for a picture that is missing.
FooterLogo.pictureName: The picture, by name; null where there is none.
FooterLogo.url: Where it leads; null where the owner knows.
FooterResponsibleGaming: The footer's words against playing too much.
FooterResponsibleGaming.advice: What to do about it.
FooterResponsibleGaming.badges: What has been certified, in a few letters each, such as "18+".
FooterResponsibleGaming.warning: What playing may do.
ForgetSearch: A search is to be taken out of the history.
ForgetSearch.search: Where it was searched; null where the owner knows.
ForgetSearch.text: What was searched for.
Funds: Money by what it may be used for.
Funds.Part: The kinds of money.
Funds.bonus: What can be staked, and is the customer's once it has been wagered.
Funds.cash: What is the customer's.
GeneralFilterBarDisplayState: The filters of a page in a row, and the way to all of them.
GeneralFilterBarDisplayState.id: Tells the bar from others on the page.
GeneralFilterBarDisplayState.items: The other filters, from left to right.
GeneralFilterBarDisplayState.mainFilter: Stays at the right end.
GeneralFilterBarDisplayState.sports: What the page is about, as the first pills, one for each sport; none where it is about all of them.
GoBack: The customer wants to go back to where they came from.
GradientHeaderDisplayState: The coloured head of a promotion's page.
GradientHeaderDisplayState.stops: The colours below the headline, from left to right. The headline is in the ink of buttons, so they are roles on which that reads well; without any the ground is that of cards.
GradientHeaderDisplayState.title: The headline on it.
GradientStop: A colour, and where it stands on the way across a ground.
GradientStop.place: Where it is reached.
GradientStop.role: The colour.
HeaderTextDisplayState: A heading above a group in a list.
HeaderTextDisplayState.title: What the group is, ready to read.
HighlightedTextDisplayState: A text with words that stand out, as the customer sees it.
HighlightedTextDisplayState.alignment: Where lines stand that are shorter than the room.
HighlightedTextDisplayState.id: Tells the text from others.
HighlightedTextDisplayState.passages: The words in it that stand out. Where two have words in common, the one that is named first has them.
HighlightedTextDisplayState.text: All of the text.
HighlightedTextPassage: Words of a text that stand out from the rest.
HighlightedTextPassage.color: What they are drawn in.
HighlightedTextPassage.id: Tells a link from others of the text, whatever its words are; empty for words that lead nowhere.
HighlightedTextPassage.kind: Whether they are only stressed, or lead elsewhere.
HighlightedTextPassage.words: The words as they stand in the text; all places where they do are meant.
HighlightedTextPassageKind: The kind of words that stand out.
HighlightedTextPassageKind.highlight: Stressed.
HighlightedTextPassageKind.link: The way to somewhere else, such as a document.
ImageBlockDisplayState: A picture in the middle of a promotion's page.
ImageBlockDisplayState.picture: The picture, and what it shows in words.
ImageSectionDisplayState: A picture across a promotion's page.
ImageSectionDisplayState.picture: The picture, and what it shows in words.
InfoRowDisplayState: A line of a label and its value.
InfoRowDisplayState.id: Tells the line from its neighbours.
InfoRowDisplayState.label: What the value is, ready to read.
InfoRowDisplayState.tone: What the line says about its value.
InfoRowDisplayState.value: What there is to know.
InfoRowTone: The verdict of a line on its value.
InfoRowTone.bonus: It is a gift.
InfoRowTone.standard: Nothing more than the value.
InfoRowTone.success: It went well.
InfoRowTone.warning: It needs attention.
InfoRowValue: The value at the end of a line.
InfoRowValue.money: Written as the language writes amounts.
InfoRowValue.text: Ready to read.
InlineMatchCardDisplayState: A match in a dense list: when it is played, who plays, how it stands, and its prices.
InlineMatchCardDisplayState.away: The away side's name.
InlineMatchCardDisplayState.detailedScore: A score that also tells who serves; shown in place of "score".
InlineMatchCardDisplayState.header: The line above the sides: time, signs, count of markets.
InlineMatchCardDisplayState.home: The home side's name.
InlineMatchCardDisplayState.id: Tells the match from others in the list.
InlineMatchCardDisplayState.outcomes: The prices beside the sides.
InlineMatchCardDisplayState.score: The score in a few columns; null where there is none, as before the match.
InlineScoreColumnDisplayState: One column of a small score: what the home side has above what the away side has.
InlineScoreColumnDisplayState.away: What the away side has, ready to read.
InlineScoreColumnDisplayState.emphasis: Which of the two values stands out.
InlineScoreColumnDisplayState.hasTrailingRule: Whether a rule sets what follows apart; a score draws none behind its last column.
InlineScoreColumnDisplayState.home: What the home side has, ready to read.
InlineScoreColumnDisplayState.id: What the column counts, such as "set-1".
InlineScoreDisplayState: A small score: a few columns beside the names.
InlineScoreDisplayState.columns: The points of what is played first, then the periods; without any there is no score yet.
InlineScoreDisplayState.isVisible: A hidden score takes no room.
JSONValue: JSON as a tree, to be looked at and edited leaf by leaf: data whose type is known elsewhere, such as the state of a component that is named beside it.
JSONValue.array: A list, in its order.
JSONValue.bool: True or false.
JSONValue.decimal: A number with more digits than that; no number that needs fewer is one.
JSONValue.integer: A number without a fraction that an Int can hold.
JSONValue.null: Nothing.
JSONValue.number: Any other number, as far as a Double writes every digit of it.
JSONValue.object: Values by name.
JSONValue.string: A text.
LanguageChoice: A language that the customer can choose.
LanguageChoice.code: The language's code, such as "pt"; tells it from the others.
LanguageChoice.englishName: What it is called in English; null where nobody says.
LanguageChoice.name: What the language calls itself.
LanguageSelectorDisplayState: Languages of which the customer chooses one.
LanguageSelectorDisplayState.failure: Why the one that was wanted last is not spoken; null where none was wanted in vain. It is not said while another is wanted.
LanguageSelectorDisplayState.languages: All that can be chosen as far as that is known, in the order in which they stand.
LanguageSelectorDisplayState.phase: How far the list has come.
LanguageSelectorDisplayState.selectedCode: The code of the chosen one; null where none is. It stays while the list is on its way.
LanguageSelectorDisplayState.wishedCode: The code of the one that the customer wants in its place, until the owner has answered; null where none is.
LanguageSelectorPhase: The progress of loading a list of languages.
LanguageSelectorPhase.failed: It did not come; it can be asked for again.
LanguageSelectorPhase.loading: It is on its way.
LeaguesFilterDisplayState: A panel of leagues, one of which can be chosen.
LeaguesFilterDisplayState.isCollapsed: Whether only the header shows.
LeaguesFilterDisplayState.leagues: In their order, with how many events each has.
LeaguesFilterDisplayState.searchText: What has been typed to find leagues; empty for all of them.
LeaguesFilterDisplayState.selectedID: The league to which events are limited; null for none.
LeaguesFilterDisplayState.title: Names the panel; null for "Leagues" in the customer's language.
LeaveVerification: The customer is done with a payment that is confirmed, and goes on to what follows it.
LeaveVerification.id: Which payment, as the state says.
Limit: A limit that a customer has set: a lower one counts at once, and a higher one, or none, after a day.
Limit.Change: A change that does not count yet.
Limit.Change.amount: What will be the limit; null for none.
Limit.Change.begins: The first moment at which it counts.
Limit.Kind: What is limited: amounts of money, and the minutes of sessions.
LimitPeriod: The time that a limit counts for before it begins anew.
Limited: A number of a state that lies in its natural range, wherever it comes from: data that holds another one is refused with the range, and a program that sets another one gets the nearest that there is.
Limited.number: The number, where it stands without a field: in a list, or in a case of an enum.
LimitedIfPresent: A number as "Limited", that may be missing.
ListBlockDisplayState: One step of a promotion: its number or picture, and the lines beside it.
ListBlockDisplayState.items: The lines, in their order.
ListBlockDisplayState.marker: What stands before the lines.
ListBlockMarker: The mark before a step of a promotion.
ListBlockMarker.number: The number of the step.
ListBlockMarker.picture: A picture by its name; initials stand in where it does not come.
ListBlockMarker.ring: A ring without a number.
LoadBalances: The balances of the account are wanted; the answer is null where they are as they were known.
LoadBalances.account: Of which account; null where nobody has told.
LoadBalances.isFirst: Whether nothing is known of them yet.
LoadBookingCode: The selections behind a booking code are to be put on the bet slip.
LoadBookingCode.code: Which code.
LoadCashout: An offer for giving up a bet is wanted; the answer is the amount.
LoadCashout.bet: Which bet.
LoadCashout.previous: The amount of the offer before.
LoadCashout.renewal: How often an offer has come before.
LoadGame: What stands between the customer and a game is to be found out.
LoadGame.id: Which game.
LoadGames: The games of a section are wanted.
LoadGames.section: Which section, as its state says.
LoadLanguages: The languages that there are to choose from are wanted.
LoadMarkets: The markets of a group are wanted.
LoadMarkets.group: Of which group, as its state says.
LoadMarkets.match: Of which match; null where nobody has told.
LoadMore: The next page of a list is wanted; the answer is how many came.
LoadMore.list: Of which list, as its state says.
LoadNotifications: The latest notifications are wanted.
LoadNotifications.inbox: Of which inbox; null where nobody has told.
LoadNotifications.until: The customer's moment.
LoadOlderNotifications: Notifications from before those that are there are wanted.
LoadOlderNotifications.before: The oldest that is there; null where none is.
LoadOlderNotifications.inbox: Of which inbox; null where nobody has told.
LoadOlderNotifications.moment: When that came.
LoadStatistics: A page of statistics is wanted.
LoadStatistics.page: Which page of them.
LoadStatistics.widget: Which statistics.
LogIn: The customer logs in; the answer is what the account holds.
LogIn.slip: From which slip; null where nobody has told.
LogOut: The customer wants to log out.
MainFilterIcon: The icon before the title of the pill that opens all filters.
MainFilterIcon.standard: The mark that all filters have.
MainFilterPillDisplayState: The pill that opens all filters of a page.
MainFilterPillDisplayState.activeCount: How many filters are in force; none shows no badge.
MainFilterPillDisplayState.icon: Before the title.
MainFilterPillDisplayState.showsArrow: Whether an arrow behind the title says that it opens something.
MainFilterPillDisplayState.title: What it is called; null for the component's own words.
MarkFavourite: A match was made a favourite, or none any more.
MarkFavourite.isFavourite: Whether it is one now.
MarkFavourite.match: Which match.
MarketGroupIcon: The subject of a group of markets, told by one small mark.
MarketGroupSelectorTabDisplayState: A bar of market groups of which at most one is selected.
MarketGroupSelectorTabDisplayState.ground: What the bar stands on; its tabs say themselves what they do.
MarketGroupSelectorTabDisplayState.groups: Which one is selected, each tab says itself.
MarketGroupSelectorTabDisplayState.id: Tells the bar from others on the page.
MarketGroupSelectorTabDisplayState.isEnabled: Whether the tabs can be pressed.
MarketGroupSelectorTabDisplayState.isLoading: Whether the groups are on their way; those that are here are kept, but not shown then.
MarketGroupSelectorTabDisplayState.layout: How the tabs share the bar's width.
MarketGroupTabItemDisplayState: One tab in a bar of market groups.
MarketGroupTabItemDisplayState.badgeCount: Markets in the group; null and zero are not shown, more than 99 only as such.
MarketGroupTabItemDisplayState.ground: What the title stands on while it is not selected; null for whatever is behind it.
MarketGroupTabItemDisplayState.groupID: Which group of tabs it is one of; null where the owner knows.
MarketGroupTabItemDisplayState.id: Tells the group from its neighbours.
MarketGroupTabItemDisplayState.isEnabled: Whether the group can be chosen.
MarketGroupTabItemDisplayState.isSelected: Whether this group's markets are the ones shown.
MarketGroupTabItemDisplayState.prefixIcon: Before the title; null for none.
MarketGroupTabItemDisplayState.selectedGround: What the title stands on while it is selected; null for whatever is behind it.
MarketGroupTabItemDisplayState.suffixIcon: Behind the title; null for none.
MarketGroupTabItemDisplayState.title: What the group is called.
MarketGroupTabLayout: The way in which the tabs of a bar share its width.
MarketGroupTabLayout.automatic: Each is as wide as what it holds; those without room are scrolled to.
MarketGroupTabLayout.stretch: All are equally wide and fill the bar.
MarketGroupTitle: The name of a group of markets.
MarketGroupTitle.all: All markets of a match.
MarketGroupTitle.named: As the feed calls it.
MarketInfoIcon: An offer of a match or its market, told by one small mark.
MarketInfoLineDisplayState: The main market of a match, what it offers, and how many other markets there are.
MarketInfoLineDisplayState.icons: What else there is to the match, from left to right.
MarketInfoLineDisplayState.market: The market's name, in its pill.
MarketInfoLineDisplayState.marketCount: Markets of the match in all; zero is not shown.
MarketNamePillLabelDisplayState: The name of a market, in a pill with a line that leads on to what belongs to it.
MarketNamePillLabelDisplayState.id: Tells the market from others.
MarketNamePillLabelDisplayState.isInteractive: Whether pressing the pill does something.
MarketNamePillLabelDisplayState.showsLine: Whether a line fades out behind the pill.
MarketNamePillLabelDisplayState.style: How much the pill stands out.
MarketNamePillLabelDisplayState.text: The market's name.
MarketNamePillStyle: The look of a market's name among others.
MarketNamePillStyle.custom: Other roles than the brand's; without a ground, what is behind shows.
MarketNamePillStyle.disabled: A market that is not offered now.
MarketNamePillStyle.highlighted: The market that matters most here.
MarketOutcomesLayout: The arrangement of a market's prices.
MarketOutcomesLayout.grid: Two beside each other and two below them; an odd last one has its row to itself.
MarketOutcomesLayout.row: Up to three beside each other.
MarketOutcomesLineDisplayState: One market's prices in a row, or a notice in their place.
MarketOutcomesLineDisplayState.id: Which market it is, such as "over-under-2.5"; empty where it is known by its place alone.
MarketOutcomesLineDisplayState.layout: How outcomes lie: in one row, or in several.
MarketOutcomesLineDisplayState.matchID: Which match the market belongs to; null where the owner knows.
MarketOutcomesLineDisplayState.mode: The prices, a notice that no bet is taken, or the way to all markets.
MarketOutcomesLineDisplayState.notice: What stands in place of prices; null for the component's own words.
MarketOutcomesLineDisplayState.outcomes: As many as the layout has room for; what lies beyond is not shown.
MarketOutcomesLineMode: The content of a line of outcomes.
MarketOutcomesLineMode.closed: A notice that no bet is taken any more.
MarketOutcomesLineMode.outcomes: The prices.
MarketOutcomesLineMode.seeAll: The way to all markets.
MarketOutcomesLineMode.suspended: A notice that no bet is taken now.
MarketOutcomesMultiLineDisplayState: A group of markets, a line for each, or the reason why there are none.
MarketOutcomesMultiLineDisplayState.id: Which group of its match it is; empty where its markets are there from the start.
MarketOutcomesMultiLineDisplayState.lines: Kept while loading and after a failure, but not shown then.
MarketOutcomesMultiLineDisplayState.matchID: Which match the markets belong to; null where the owner knows.
MarketOutcomesMultiLineDisplayState.phase: Whether the lines are there, on their way, or could not be had.
MarketOutcomesMultiLineDisplayState.title: Heading of the group; none where it is empty.
MarketOutcomesMultiLinePhase: The progress of loading a group of markets.
MarketOutcomesMultiLinePhase.empty: There are none; null says so in general words.
MarketOutcomesMultiLinePhase.failed: They did not come.
MarketOutcomesMultiLinePhase.lines: The lines are there; without any it is the same as "empty(message:)" without words of its own.
MatchBannerDisplayState: One match on a banner: its picture, who plays, how it stands, and its prices.
MatchBannerDisplayState.away: The away side's name.
MatchBannerDisplayState.awayScore: Shown where both sides have one.
MatchBannerDisplayState.format: How the start is written.
MatchBannerDisplayState.home: The home side's name.
MatchBannerDisplayState.homeScore: Shown where both sides have one.
MatchBannerDisplayState.id: Empty where there is no match to show.
MatchBannerDisplayState.isLive: Whether the match is being played.
MatchBannerDisplayState.league: The competition the match belongs to.
MatchBannerDisplayState.matchTime: How far the match has come, in place of its start; null where that is not known.
MatchBannerDisplayState.outcomes: The prices at the banner's end.
MatchBannerDisplayState.pictureName: The picture, by name; null where the match has none.
MatchBannerDisplayState.start: When the match begins; null where nobody knows.
MatchCardGround: The ground of a match card.
MatchCardGround.clear: Whatever is behind the card.
MatchDateNavigationBarDisplayState: The way back from a match, and when it is played or how far it has come.
MatchDateNavigationBarDisplayState.backTitle: What the way back is called; null for the customer's word for it.
MatchDateNavigationBarDisplayState.format: How the start is written.
MatchDateNavigationBarDisplayState.id: Tells the bar from others on the page.
MatchDateNavigationBarDisplayState.isBackHidden: Whether there is no way back to offer.
MatchDateNavigationBarDisplayState.period: How far the match has come, in place of its start.
MatchDateNavigationBarDisplayState.start: When the match begins; null where nobody knows.
MatchHeaderCompactDisplayState: The head of a match's page: who plays, how it stands, and where it belongs.
MatchHeaderCompactDisplayState.away: The away side's name.
MatchHeaderCompactDisplayState.country: The country's name.
MatchHeaderCompactDisplayState.countryID: Where the country leads; null where it leads nowhere.
MatchHeaderCompactDisplayState.home: The home side's name.
MatchHeaderCompactDisplayState.league: The league's name.
MatchHeaderCompactDisplayState.leagueID: Where the league leads; null where it leads nowhere.
MatchHeaderCompactDisplayState.score: null where there is no score, as before the match.
MatchHeaderCompactDisplayState.sport: The sport's name, the first of the way to the match.
MatchHeaderDisplayState: The competition of a match, and its time.
MatchHeaderDisplayState.competition: The competition the match belongs to.
MatchHeaderDisplayState.competitionID: Tells the competition from others; null where it has no page of its own.
MatchHeaderDisplayState.countryCode: A few letters in place of a flag, such as "ENG"; null where no country is told.
MatchHeaderDisplayState.id: Tells the match from others; on a card it is the card's.
MatchHeaderDisplayState.isFavorite: Whether the match is among the customer's favourites; null where there are no favourites.
MatchHeaderDisplayState.isLive: Whether the match is being played.
MatchHeaderDisplayState.sport: The sport's sign; null for none.
MatchHeaderDisplayState.time: The start, or how far the match has come; null where neither is known.
MatchPart: The part of a match that is played, or the break between two.
MatchPart.inning: An inning, counted from 1.
MatchPart.named: What the feed calls it; empty where it names none.
MatchPart.overtime: What is played after the last quarter, where nobody leads.
MatchPart.pause: A break that is not in the middle of the match.
MatchPart.period: A third of a match, as in hockey, counted from 1.
MatchPart.quarter: A quarter, counted from 1.
MatchPart.set: A set, counted from 1.
MatchParticipantsInfoDisplayState: The participants of a match, and how it stands.
MatchParticipantsInfoDisplayState.away: The away side's name.
MatchParticipantsInfoDisplayState.home: The home side's name.
MatchParticipantsInfoDisplayState.layout: Whether the sides stand beside or below each other.
MatchParticipantsInfoDisplayState.matchState: When the match begins, or how it stands.
MatchParticipantsInfoDisplayState.score: The score in columns, and who serves; without it the overall one of the match shows.
MatchParticipantsLayout: The arrangement of two participants.
MatchParticipantsLayout.horizontal: Home at the left, away at the right, what is between them in the middle.
MatchParticipantsLayout.vertical: Home above away, the score at the right.
MatchPeriod: The moment that a match has come to: the part that is played, and the minute in it.
MatchPeriod.minute: Minutes of play; null in a break, and in sports that are not played by the clock.
MatchPeriod.part: Which part is played.
MatchState: The progress of a match.
MatchTime: When a match begins, or how far it has come.
MatchTime.period: How far it has come.
MomentFormat: The format of a moment.
MomentFormat.clock: 20:45.
MomentFormat.date: 18 Apr 2025.
MomentFormat.dateAndClock: 18/04/2025, 20:45.
MomentFormat.dateAndTime: Apr 18, 2025 - 8:45 PM, in each language as its people write it.
MomentFormat.dayAndMonth: 18 April, in each language as its people write it, as all that follow.
MomentFormat.pattern: Letters stand for parts of the moment, as Unicode has them for dates: y year, M month, d day, E weekday, H and h hour of 24 and of 12, m minute, a half of the day. Twice a letter is two digits, three times the short name, four times the long one; what stands in single quotation marks is written as it is: EEEE, d MMM 'at' HH:mm.
MomentFormat.sentence: Friday, Apr 18 at 8:45 PM, in each language as its people write it.
MomentFormat.shortDate: 18/04.
MomentFormat.timeFirst: 20:45 Fri 18/04.
MomentFormat.weekdayAndClock: Fri 18/04 - 20:45.
MomentFormat.weekdayAndDate: Friday 18/04/2025.
Money: An amount in a currency.
Money.amount: In whole units of the currency, such as 12.5 for twelve euros and a half.
Money.currency: As it is written before the amount, such as "XAF" or "€".
MultiWidgetToolbarDisplayState: A toolbar with a layout for guests and one for customers.
MultiWidgetToolbarDisplayState.customerLines: What customers see, from above.
MultiWidgetToolbarDisplayState.guestLines: What guests see, from above.
MultiWidgetToolbarDisplayState.logoPresses: Presses on the logo that came one soon after the other.
MultiWidgetToolbarDisplayState.session: Whose toolbar it is, and so which lines show.
MultiWidgetToolbarDisplayState.wallet: What the wallet widget shows, wherever it stands.
NavigationActionDisplayState: A row that leads elsewhere as the customer sees it.
NavigationActionDisplayState.destination: Where it leads, such as "settings"; a way back needs none.
NavigationActionDisplayState.isEnabled: Whether the customer can go there now.
NavigationActionDisplayState.mark: At the row's end.
NavigationActionDisplayState.title: Where it leads, ready to read.
NavigationActionMark: The mark at the end of a row that leads elsewhere.
NavigationActionMark.back: Back to the page before.
NavigationActionMark.forward: On to another page.
NavigationActionMark.none: Nothing.
NavigationActionMark.picture: What the page is about.
NavigationActionMark.share: To others outside the app.
NotificationAction: An action that a notification offers.
NotificationAction.phase: How far it has come.
NotificationAction.style: How much it stands out.
NotificationAction.title: What is done, in the customer's words.
NotificationActionPhase: The progress of the action of a notification.
NotificationActionPhase.done: It has been done.
NotificationActionPhase.failed: It was not done. It can be asked for again.
NotificationActionPhase.idle: It can be asked for.
NotificationActionPhase.performing: It has been asked for.
NotificationActionStyle: The prominence of the action of a notification.
NotificationActionStyle.primary: What the notification is for.
NotificationActionStyle.secondary: Something that is possible.
NotificationItem: A message from the house to the customer, as it lies in the inbox.
NotificationItem.action: What can be done about it; null for nothing.
NotificationItem.id: Tells the message from the others.
NotificationItem.isRead: Whether the customer has read it.
NotificationItem.moment: When it came.
NotificationItem.removal: How far it has come in being taken away.
NotificationItem.text: What it says.
NotificationItem.title: What it is about, in a few words.
NotificationListDisplayState: An inbox of notifications, as the customer sees it.
NotificationListDisplayState.asksToClear: Whether the customer is asked if all are to be taken away.
NotificationListDisplayState.clearing: How far the request to take all away has come.
NotificationListDisplayState.hasOlder: Whether there are older ones than those that have come.
NotificationListDisplayState.inboxID: Which inbox it is; null where the owner knows.
NotificationListDisplayState.notifications: The latest first; null before any have come.
NotificationListDisplayState.now: The customer's moment, from which today and yesterday are told.
NotificationListDisplayState.older: How far the request for older ones has come.
NotificationListDisplayState.openID: The notification that is read in full; null for none.
NotificationListDisplayState.refresh: How far the request for the latest has come.
NotificationListPlace: The customer's place in an inbox.
NotificationRemoval: How far the customer has come in taking a notification away.
NotificationRemoval.asked: The owner is asked to delete it.
NotificationRemoval.failed: It was not deleted, and is there.
NotificationRemoval.none: It is to stay.
NotificationRemoval.undoable: It is taken away, and can be put back for some seconds.
NotificationRequestPhase: The progress of a request for notifications.
NotificationRequestPhase.failed: They did not come.
NotificationRequestPhase.idle: Nothing has been asked for.
NotificationRequestPhase.loading: They are on their way.
OddsAcceptanceDisplayState: The customer's consent to odds that change before the bet is taken.
OddsAcceptanceDisplayState.isAccepted: Whether the bet may be placed at other odds than those shown.
OddsAcceptanceDisplayState.isEnabled: Whether it can be switched on and off.
OddsAcceptanceDisplayState.isLinkTappable: Whether the explanation can be asked for; its text is plain otherwise.
OddsAcceptanceDisplayState.label: What is agreed to; null for the library's own words.
OddsAcceptanceDisplayState.linkText: The way to an explanation; null for the library's own words.
OddsChange: The direction in which a price has just moved.
Offer: A bonus on a deposit that is offered to a customer for a time: it is claimed first, and used with a deposit then.
Offer.Phase: How far a customer has come with it, and since when.
Offer.ends: The first moment at which it is over; null for no end.
Offer.secondsToWager: Seconds for which the bonus can be wagered; null for no end.
Offer.starts: null where it has always been there.
OfferProgress: How far the customer has come with an offer: nothing is said to be taken before the owner has given it.
OfferProgress.asked: It has been asked for; once more where it was not given before.
OfferProgress.failed: It was not given, and can be asked for again.
OfferProgress.open: It can be taken, as far as the offer says so.
OfferProgress.taken: It is the customer's.
OpenAllMarkets: All markets of a match are to be opened.
OpenAllMarkets.match: Of which match; null for the one on show.
OpenBet: The page of a placed bet is to be opened.
OpenBet.id: Which bet.
OpenBetslip: The bet slip is to be opened.
OpenCompetition: The page of a competition is to be opened.
OpenCompetition.id: Which competition.
OpenCountry: The competitions of a country are to be opened.
OpenCountry.id: Which country.
OpenDeposit: The customer wants to pay in.
OpenDeposit.game: Which game the customer wants to play then; null where it is for none.
OpenDeposit.wallet: Into which wallet; null for the customer's only one.
OpenFilter: The choices of a filter are to be opened.
OpenFilter.id: Which filter.
OpenFilters: All filters are to be opened.
OpenGame: The page of a game is to be opened.
OpenGame.id: Which game.
OpenGameCategory: All games of a category are to be shown.
OpenGameCategory.id: Which category.
OpenInput: An input of the app's own is wanted in place of the keyboard.
OpenInput.field: For which field, as its state says.
OpenLink: A document or a page outside the component is to be opened.
OpenLink.id: Which link, as its state says.
OpenLink.url: Where it leads; null where the owner knows.
OpenLink.within: In which text the link stands, as its state says; null where it stands by itself.
OpenLogin: The login is to be opened.
OpenLogin.game: Which game the customer wants to play then; null where it is for none.
OpenMarket: A market is to be opened.
OpenMarket.id: Which market.
OpenMarket.match: Of which match; null where nobody has told.
OpenMatch: The page of a match is to be opened.
OpenMatch.id: Which match.
OpenNetwork: A network's page is to be opened.
OpenNetwork.id: Which network, as its state says.
OpenNetwork.url: Where it leads; null where the owner knows.
OpenPage: A page of the app is to be opened.
OpenPage.page: Which, by what leads to it.
OpenPartner: A partner's page is to be opened.
OpenPartner.id: Which partner, as its state says.
OpenPartner.url: Where it leads; null where the owner knows.
OpenPromotion: The page of a promotion is to be opened.
OpenPromotion.id: Which promotion.
OpenRegistration: The sign-up is to be opened.
OpenSport: The matches of a sport are to be opened.
OpenSport.id: Which sport.
OpenSports: The choice of a sport is to be opened.
OpenSports.current: The sport that is chosen now.
OpenTerms: The terms of a bonus are to be opened.
OpenTerms.id: Of which bonus.
OpenTerms.url: Where they are; null where the owner knows.
OpenWithdrawal: The customer wants to be paid out.
OptionListState: The customer's place in an option list: the cursor's row, the row on top, and the caret in what was searched for.
Outcome.Result: The results of an outcome.
Outcome.Result.halfLost: Of a stake on it, half comes back as it is, and the other half is won, or lost: as with a line between two goals.
Outcome.Result.halfWon: Of a stake on it, half comes back as it is, and the other half is won, or lost: as with a line between two goals.
OutcomeAvailability: The availability of a price.
OutcomeAvailability.loading: The price is on its way.
OutcomeAvailability.locked: The price is held back for the moment.
OutcomeAvailability.unavailable: There is no price to take.
OutcomeDensity: The room that an outcome takes.
OutcomeDensity.compact: Name and price on one row, at either end of it.
OutcomeDensity.large: Name above price, with room above and below.
OutcomeDensity.regular: Name above price.
OutcomeDensity.small: One row without a border, for prices in running text and dense tables.
OutcomeItemDisplayState: One price as the customer sees it.
OutcomeItemDisplayState.availability: Whether it can be chosen, and if not, why.
OutcomeItemDisplayState.bettingOfferID: What is bet on when the outcome is chosen, as the bookmaker names it; null where nobody has told.
OutcomeItemDisplayState.changeCount: Counts price changes, so that a second rise is told from the first.
OutcomeItemDisplayState.completeName: The title with all that its place leaves out, such as "Arsenal win" for "2": what is read aloud and stands on the bet slip; null where the title says it all.
OutcomeItemDisplayState.density: How much room it takes.
OutcomeItemDisplayState.id: Tells the outcome from others of its market.
OutcomeItemDisplayState.isBoosted: Whether the price is better than usual.
OutcomeItemDisplayState.isSelected: Whether it is on the bet slip.
OutcomeItemDisplayState.odds: Decimal odds; null where there is no price.
OutcomeItemDisplayState.oddsChange: How the price moved last, shown until it has been seen.
OutcomeItemDisplayState.title: The outcome's name, as short as the market's other ones.
OverlayQueue: Messages that lie over a page, one at a time: the first shows, and the others wait behind it.
OverlayQueue.isHeld: Whether time stands still for the first, as somebody reads it.
OverlayQueue.messages: In the order in which they came.
OverlayQueue.secondsGone: How much of the first one's time had gone by when it was last held, its coming up included.
PaymentConfirmed: The customer has confirmed a payment on the phone, and it goes on.
PaymentConfirmed.id: Which payment, as the state says.
PendingWithdrawCancellation: The progress of taking a withdrawal back.
PendingWithdrawCancellation.asked: It has been asked for.
PendingWithdrawCancellation.confirming: The customer is asked whether it is meant.
PendingWithdrawCancellation.none: It is not.
PendingWithdrawCancellation.refused: It is not to be had.
PendingWithdrawDisplayState: A withdrawal that is on its way.
PendingWithdrawDisplayState.amount: What is paid out.
PendingWithdrawDisplayState.amountTitle: Caption of the amount; null for the component's own.
PendingWithdrawDisplayState.canBeCancelled: Whether the customer can still take it back.
PendingWithdrawDisplayState.canBeCopied: Whether the number can be copied.
PendingWithdrawDisplayState.cancellation: Whether it is being taken back.
PendingWithdrawDisplayState.copying: How far the number has come on its way to the clipboard.
PendingWithdrawDisplayState.moment: When it was asked for; null where nobody knows.
PendingWithdrawDisplayState.status: How far it has come.
PendingWithdrawDisplayState.statusText: Words in place of the status's own, such as those of a payment provider; null for none.
PendingWithdrawDisplayState.transactionID: What the payment provider knows it by.
PendingWithdrawDisplayState.transactionTitle: Caption of the number; null for the component's own.
PendingWithdrawStatus: The progress of a withdrawal.
PendingWithdrawStatus.awaitingApproval: Somebody has to agree to it.
PendingWithdrawStatus.cancelled: Taken back by the customer.
PendingWithdrawStatus.completed: Has arrived.
PendingWithdrawStatus.failed: Did not arrive; null where nobody says why.
PendingWithdrawStatus.inProgress: On its way to the customer's account.
PendingWithdrawStatus.pending: Not looked at yet.
PendingWithdrawStatus.processing: Is being prepared.
PendingWithdrawStatus.queued: Waits for its turn.
Percentage: A share of a hundred, exactly: 10 is a tenth.
Percentage.value: In per cent: 3 is three of a hundred.
PerformNotificationAction: What a notification offers is to be done.
PerformNotificationAction.id: Which notification.
Pictogram: Small pictures that components show by meaning. Where a terminal cannot draw them, two letters stand in.
PillItemCustomization: The colours of a pill in its two states.
PillItemCustomization.selected: How the pill looks while it is on.
PillItemCustomization.unselected: How it looks while it is off.
PillItemDisplayState: A filter pill as the customer sees it.
PillItemDisplayState.customization: Colours for both cases.
PillItemDisplayState.icon: Before the title; null for none.
PillItemDisplayState.id: Tells the pill from its neighbours.
PillItemDisplayState.isReadOnly: Shows a choice that cannot be changed here.
PillItemDisplayState.isSelected: Whether the filter is on.
PillItemDisplayState.kind: How the pill is built.
PillItemDisplayState.tintsIcon: Whether the icon of a resting pill takes the accent, rather than a neutral role.
PillItemDisplayState.title: What the filter lets through.
PillItemKind: The kind of pill, by what it shows behind its title.
PillItemKind.countable: How many matches the filter lets through; zero shows nothing.
PillItemKind.expansible: A mark that says there is more to choose from.
PillItemKind.informative: Nothing.
PillItemStyle: The colours of a pill in one state.
PillItemStyle.border: Role of the tint of a pill whose ground is that of what is pressed, and of its brackets where there are any; null for none.
PillItemStyle.ground: What the title stands on; null for the ground of what is pressed.
PillItemStyle.text: What the title is drawn in.
PillSelectorBarDisplayState: A row of pills of which at most one is selected.
PillSelectorBarDisplayState.ground: Ground of the bar; null for what lies below it.
PillSelectorBarDisplayState.id: Tells the bar from others on the page.
PillSelectorBarDisplayState.isEnabled: Whether the pills can be pressed.
PillSelectorBarDisplayState.isScrollable: Whether pills that have no room can be scrolled to; without scrolling, all are narrowed.
PillSelectorBarDisplayState.isVisible: Whether it is there at all; an invisible one takes no room.
PillSelectorBarDisplayState.pills: Which one is selected, each pill says itself.
PillSelectorBarDisplayState.showsChoice: Whether a press shows; off where the choice is shown elsewhere.
PinDigitEntryDisplayState: A code of digits in boxes, as the customer sees it.
PinDigitEntryDisplayState.cursor: The box that the next digit goes into, counted from 0; behind the last one where there is no such box.
PinDigitEntryDisplayState.digits: A box for each digit, 0…9; null for an empty one.
PinDigitEntryDisplayState.id: Tells it from other codes of its form.
PinDigitEntryDisplayState.problem: What is wrong; null while nothing is.
PinDigitEntryProblem: A problem with a code, or with what was put into its boxes.
PinDigitEntryProblem.cut: More digits were pasted than there was room for; the first ones were taken.
PinDigitEntryProblem.incomplete: Return was pressed before all digits were there.
PinDigitEntryProblem.notDigits: Something else than digits was typed or pasted.
PinDigitEntryProblem.refused: The code is not the right one.
PlaceBet: The bet on the slip is to be placed.
PlaceBet.acceptsOddsChanges: Whether the customer takes it at other odds, where they have moved by then.
PlaceBet.odds: At which odds, as the customer saw them.
PlaceBet.slip: On which slip; null where nobody has told.
PlaceBet.stake: How much.
PlayGame: A game is to begin.
PlayGame.id: Which game.
PlayGame.isPractice: Whether it is for practice, without money.
PressButton: A button, or something that is pressed like one, was pressed.
PressButton.id: Which, as its state says.
ProfileMenuAction: The purpose of a row of the account menu.
ProfileMenuAction.custom: A page of the owner's own.
ProfileMenuItem: One row of the account menu.
ProfileMenuItem.action: What it is for.
ProfileMenuItem.icon: Its picture; null for that of the action, if it has one.
ProfileMenuItem.id: Tells the row from the others.
ProfileMenuItem.isTappable: Whether it can be pressed; one that cannot only tells.
ProfileMenuItem.title: Its title; null for the customer's words for the action.
ProfileMenuItem.trailingIcon: At its end, in place of the mark of a row that leads on.
ProfileMenuItem.value: What is set there now; empty for nothing. The choice of a language always says which is spoken.
ProfileMenuListDisplayState: The account menu as the customer sees it.
ProfileMenuListDisplayState.asksToLogOut: Whether logging out has been pressed once, and a second press does it.
ProfileMenuListDisplayState.failure: Why the language that was wanted last is not spoken; null where none was wanted in vain. It is not said while another is wanted.
ProfileMenuListDisplayState.items: The rows, from above.
ProfileMenuListDisplayState.language: The language that is spoken.
ProfileMenuListDisplayState.languages: The languages that pressing the row of the language goes through.
ProfileMenuListDisplayState.wished: The language that the customer wants next, until the owner has answered; null where none is.
ProgressInfoCheckDisplayState: The progress to a reward, in steps.
ProgressInfoCheckDisplayState.completedCount: Steps that are done.
ProgressInfoCheckDisplayState.icon: Beside its name; null for none.
ProgressInfoCheckDisplayState.isEnabled: Whether the reward can be had at all.
ProgressInfoCheckDisplayState.reward: What the steps lead to.
ProgressInfoCheckDisplayState.totalCount: Steps that the reward asks for; none draws no bar.
ProgressReward: A reward that a customer is on the way to.
ProgressReward.other: Another one, in the owner's words: how it stands, what it is, and what it still takes.
ProgressReward.winBoost: More winnings for a bet on several matches.
ProgressSegmentsDisplayState: Steps done out of some, such as selections on the way to a boost.
ProgressSegmentsDisplayState.filledCount: Steps that are done.
ProgressSegmentsDisplayState.isAnimated: Whether a change moves before the customer's eyes, rather than being there at once.
ProgressSegmentsDisplayState.totalCount: Steps in all.
PromotionCardDisplayState: A promotion in a list, as the customer sees it.
PromotionCardDisplayState.actionTitle: What taking part is called; null where there is nothing to take part in.
PromotionCardDisplayState.actionURL: Where taking part leads; null where the owner knows.
PromotionCardDisplayState.id: Tells the promotion from others.
PromotionCardDisplayState.isMain: Whether its button is what the screen is for, and filled; those of other offers have an outline.
PromotionCardDisplayState.note: What kind it is, below the title; null for nothing.
PromotionCardDisplayState.pictureName: The picture, by name; null for none.
PromotionCardDisplayState.progress: How far the customer has come with it.
PromotionCardDisplayState.showsReadMore: Whether there is a button that leads to more.
PromotionCardDisplayState.tag: On the flag at the card's edge; null for none.
PromotionCardDisplayState.text: What it is, in sentences; null for nothing.
PromotionCardDisplayState.title: What it is, in a few words.
PromotionItemDisplayState: A kind of promotions as the customer sees it, to be chosen among others.
PromotionItemDisplayState.category: For whom it is, said by a screen reader behind the title; null where there is nothing to say.
PromotionItemDisplayState.id: Tells the kind from its neighbours.
PromotionItemDisplayState.isReadOnly: Shows a choice that cannot be changed here.
PromotionItemDisplayState.isSelected: Whether it is chosen.
PromotionItemDisplayState.title: What it is called.
PromotionSelectorBarDisplayState: Kinds of promotions in a row, of which at most one is chosen.
PromotionSelectorBarDisplayState.id: Tells the bar from others on the page.
PromotionSelectorBarDisplayState.isEnabled: Whether the pills can be pressed.
PromotionSelectorBarDisplayState.isScrollable: Whether pills that have no room can be scrolled to; without scrolling, all are narrowed.
PromotionSelectorBarDisplayState.isVisible: Whether it is there at all; an invisible one takes no room.
PromotionSelectorBarDisplayState.items: Which one is chosen, each says itself.
PromotionSelectorBarDisplayState.showsChoice: Whether a press shows; off where the choice is shown elsewhere.
PromotionalBonusCardDisplayState: A bonus that is advertised with who has chosen it, as the customer sees it.
PromotionalBonusCardDisplayState.claimTitle: What claiming the bonus is called; null for the customer's word for it.
PromotionalBonusCardDisplayState.hasGradient: Whether the ground goes over into the colour of promotions.
PromotionalBonusCardDisplayState.hasTerms: Whether the terms have a page.
PromotionalBonusCardDisplayState.header: What the bonus is called, in small letters.
PromotionalBonusCardDisplayState.id: Tells the bonus from others.
PromotionalBonusCardDisplayState.pictureName: The picture, by name; null for none.
PromotionalBonusCardDisplayState.playerCount: How many have chosen it; null where nobody counts.
PromotionalBonusCardDisplayState.players: Some of those who have chosen it; the first four show.
PromotionalBonusCardDisplayState.progress: How far the customer has come with it.
PromotionalBonusCardDisplayState.termsTitle: What the terms are called; null for the customer's word for them.
PromotionalBonusCardDisplayState.title: What is offered.
PromotionalBonusCardsScrollDisplayState: Bonuses that are advertised beside each other.
PromotionalBonusCardsScrollDisplayState.cards: A card for each bonus.
PromotionalBonusCardsScrollDisplayState.id: Tells the strip from others on the page.
PromotionalBonusCardsScrollDisplayState.isPaused: Whether the customer has it stand still for now.
PromotionalBonusCardsScrollDisplayState.turnsByItself: Whether time moves the strip on, while nothing in it has the focus.
PromotionalHeaderDisplayState: The header of a list of promotions.
PromotionalHeaderDisplayState.icon: Before the title; null for none.
PromotionalHeaderDisplayState.subtitle: More about it, below the title; null or empty for nothing.
PromotionalHeaderDisplayState.title: What the list is.
QuickAddButtonDisplayState: A button that adds a fixed amount to the stake.
QuickAddButtonDisplayState.amount: Whole units of the stake's currency; 0 where there is nothing to add yet.
QuickAddButtonDisplayState.isEnabled: Whether the amount can be added.
QuickAddButtonDisplayState.slipID: On which slip the stake is; null where the owner knows.
QuickLink: A shortcut: a picture over a caption.
QuickLink.icon: null for a caption alone.
QuickLink.kind: Where it leads; no other shortcut of the bar leads there.
QuickLink.title: Below the picture; null for the words of its kind.
QuickLinkKind: The destination of a shortcut.
QuickLinkKind.mainFilter: All filters of the page.
QuickLinksTabBarDisplayState: Shortcuts side by side.
QuickLinksTabBarDisplayState.links: The shortcuts, from left to right.
ReadAllNotifications: All notifications were counted as read, up to the latest that the customer has seen.
ReadAllNotifications.inbox: Of which inbox; null where nobody has told.
ReadAllNotifications.latest: The latest one.
ReadNotification: A notification was read.
ReadNotification.id: Which notification.
RecentSearchDisplayState: A search that the customer has made before.
RecentSearchDisplayState.isRemoved: Whether the customer has taken it out of the history; it takes no room then.
RecentSearchDisplayState.showsRule: Whether a hairline below parts it from the next one.
RecentSearchDisplayState.text: What was typed.
RecentlyPlayedGamesDisplayState: The games that the customer has played last.
RecentlyPlayedGamesDisplayState.games: The games, the latest first.
RecentlyPlayedGamesDisplayState.id: Tells the section from others.
RecentlyPlayedGamesDisplayState.phase: How far the games have come.
RecentlyPlayedGamesDisplayState.title: The heading; null for the component's own words.
RemoveLimit: A limit of the customer's is to be removed.
RemoveLimit.id: Which limit.
RemoveSelection: A selection was taken off the bet slip, or put back.
RemoveSelection.id: Which selection.
RemoveSelection.isRemoved: Whether it is off now.
RepeatBet: The selections of a placed bet are to be bet on once more.
RepeatBet.id: Which bet.
RepeatBetPhase: How far it has come that a placed bet is to be bet on once more.
RepeatBetPhase.asked: The owner is asked to put the selections on the bet slip.
RepeatBetPhase.done: They are there, and that is said for a while.
RepeatBetPhase.failed: They are not; it can be asked for again.
RepeatBetPhase.idle: It can be asked for.
RequestFailure: Why something that was asked for has not come, as a state holds it.
RequestFailure.noAnswer: No answer came.
RequestFailure.refused: It is not to be had.
RequestFailure.told: It is not to be had, for a reason that the owner has told.
ResendCode: Another code is to be sent to the customer.
ResendCode.code: Which code, as its state says.
ResendCodeDisplayState: The way to another verification code, as the customer sees it.
ResendCodeDisplayState.id: Tells the code from others that the customer is sent, such as by what it confirms.
ResendCodeDisplayState.interval: Seconds from one code until another can be sent.
ResendCodeDisplayState.phase: Whether the customer waits, or can ask for a code.
ResendCodePhase: The progress of sending a code once more.
ResendCodePhase.failed: It was not sent.
ResendCodePhase.ready: Another code can be sent.
ResendCodePhase.sending: Another code has been asked for.
ResendCodePhase.waiting: The last code may still be on its way; so many seconds are left.
ScoreCellDisplayState: One column of a score, and how much of it is known.
ScoreCellDisplayState.Content: The content of the two rows.
ScoreCellDisplayState.Content.missing: Nothing to show yet.
ScoreCellDisplayState.Content.placeholder: The shape of what is loading.
ScoreCellDisplayState.column: The two values, and how they look.
ScoreCellDisplayState.content: Whether the values are known.
ScoreColumn: One period, set or total: what the home side has above what the away side has.
ScoreColumn.Emphasis: The choice of values that stand out, of the two in a column.
ScoreColumn.Emphasis.winnerLoser: The higher one, and neither of equal ones.
ScoreColumn.Style: The look of a column among the others.
ScoreColumn.Style.background: On a ground of its own.
ScoreColumn.Style.border: Between two lines.
ScoreColumn.Style.simple: The values alone.
ScoreColumn.away: What the away side has, ready to read.
ScoreColumn.emphasis: Which of the two values stands out.
ScoreColumn.hasTrailingRule: Whether a rule sets what follows apart; none is drawn behind the last column.
ScoreColumn.home: What the home side has, ready to read.
ScoreColumn.style: How the column stands out among the others.
ScoreDisplayState: A score as a row of columns, for any sport.
ScoreDisplayState.columns: Periods and totals, from left to right.
ScoreDisplayState.phase: Whether there is a score, or it is on its way.
ScoreDisplayState.serving: Whose turn it is to serve, in sports where that is told.
ScorePhase: The progress of a score.
ScorePhase.display: The values are there.
ScorePhase.empty: There is no score.
ScorePhase.idle: Play has not begun: the columns stand, without values.
ScoreSide: One of the two who play.
SearchDisplayState: A field for searching, and how the search stands.
SearchDisplayState.id: Tells the search from others, such as the casino's from the sportsbook's.
SearchDisplayState.isEnabled: Whether it can be searched.
SearchDisplayState.isFocused: Whether the customer is in the field or in what it offers.
SearchDisplayState.placeholder: What an empty field says.
SearchDisplayState.progress: What has come of it.
SearchDisplayState.recents: What was searched for before, the latest first; offered while nothing is typed.
SearchDisplayState.text: What has been typed.
SearchHeaderInfoDisplayState: The progress of a search, for the line above its results.
SearchHeaderInfoDisplayState.category: Where it is searched, such as "Sports"; empty for everywhere.
SearchHeaderInfoDisplayState.phase: What has come of it; null before there is a search.
SearchHeaderInfoDisplayState.term: What is searched for.
SearchHeaderInfoPhase: The result of a search so far.
SearchHeaderInfoPhase.found: Something was found: how much, or null where nobody has counted.
SearchHeaderInfoPhase.nothing: There is nothing of that kind.
SearchHeaderInfoPhase.searching: The answer is on its way.
SearchProgress: The progress of a search.
SearchProgress.failed: There will be no answer.
SearchProgress.found: So much was found.
SearchProgress.idle: Nothing is asked for.
SearchProgress.searching: The answer to what is typed is on its way, or will be asked for as soon as the customer stops typing.
SearchText: What a text finds is to be shown.
SearchText.search: Where it is searched; null where the owner knows.
SearchText.text: The text.
SeeMoreButtonDisplayState: The button at the end of a list that brings its next page.
SeeMoreButtonDisplayState.id: Tells the button from those of other lists.
SeeMoreButtonDisplayState.isEnabled: Whether it can be pressed at all.
SeeMoreButtonDisplayState.phase: Whether a page can be asked for, is on its way or did not come.
SeeMoreButtonDisplayState.remainingCount: How much is still to come; null where nobody knows.
SeeMoreButtonDisplayState.style: How the button is drawn.
SeeMoreButtonDisplayState.title: Words for the next page where nobody knows how much is left; empty for the component's own.
SeeMoreButtonStyle: The prominence of a button for the next page.
SeeMoreButtonStyle.bordered: An outline.
SeeMoreButtonStyle.solid: A filled block.
SeeMorePhase: The activity of a button for the next page.
SeeMorePhase.complete: All there is has come.
SeeMorePhase.failed: It did not come.
SeeMorePhase.loading: The next page is on its way.
SelectOptionsDisplayState: A question and its answers, of which exactly one is chosen.
SelectOptionsDisplayState.id: Tells the question from others.
SelectOptionsDisplayState.options: In their order; which one is chosen, each says itself. None is before the customer has chosen.
SelectOptionsDisplayState.title: What is asked; null where that is said elsewhere.
SendPrompt: The prompt to confirm a transaction is to go to the customer's phone.
SendPrompt.id: Of which transaction.
SettleValue: The customer is done with a value, such as at the end of a drag.
SettleValue.id: Which value, as the state says; empty where there is one.
SettleValue.value: What it is now.
ShareChannel: One way to share something.
ShareChannel.id: Tells the channel from others of its grid.
ShareChannel.isAvailable: Whether it can be used here.
ShareChannel.title: Its name; null for that of the type.
ShareChannel.type: Where it leads.
ShareChannelType: A channel by which something can be shared.
ShareChannelType.copy: The clipboard, for any other program.
ShareChannelsGridDisplayState: Ways to share something as the customer sees them.
ShareChannelsGridDisplayState.channels: The ways, row by row.
ShareChannelsGridDisplayState.sharing: How far that use has come.
ShareChannelsGridDisplayState.text: What is shared, such as a booking code with its link.
ShareChannelsGridDisplayState.usedChannelID: The id of the channel that is being used, or was a moment ago; null for none.
ShareText: A text is to go to others.
ShareText.channel: Over which channel, such as a messenger, as its state says.
ShareText.text: The text.
ShowOutcome: More about an outcome is to be shown.
ShowOutcome.id: Which outcome of its market.
ShowOutcome.market: Which market of the match; null where nobody has told.
ShowOutcome.match: Which match; null where nobody has told.
ShowOutcome.offer: What is bet on when it is chosen, as the bookmaker names it; null where nobody has told.
SimpleNavigationBarBack: The way back at the beginning of a navigation bar.
SimpleNavigationBarBack.hidden: There is none.
SimpleNavigationBarBack.mark: A mark alone.
SimpleNavigationBarBack.titled: A name, such as that of the page before.
SimpleNavigationBarBack.word: The customer's word for it.
SimpleNavigationBarDisplayState: The head of a screen as the customer sees it.
SimpleNavigationBarDisplayState.back: The way back.
SimpleNavigationBarDisplayState.style: The roles it is drawn in.
SimpleNavigationBarDisplayState.title: What the screen is about; null for none.
SimpleNavigationBarStyle: The roles that a navigation bar is drawn in.
SimpleNavigationBarStyle.ground: What everything stands on.
SimpleNavigationBarStyle.icon: The mark of the way back.
SimpleNavigationBarStyle.separator: The rule below; null for a bar without one.
SimpleNavigationBarStyle.separatorStrength: How much of its role the rule has, the rest being the ground's.
SimpleNavigationBarStyle.text: Title and way back.
SimpleOptionRowDisplayState: One choice in a list of which exactly one holds.
SimpleOptionRowDisplayState.groupID: Which group of choices it is one of; null where the owner knows.
SimpleOptionRowDisplayState.id: Tells the choice from its neighbours.
SimpleOptionRowDisplayState.isSelected: Whether it is the one that holds.
SimpleOptionRowDisplayState.title: What is chosen.
SimpleSquaredFilterBarDisplayState: A few short choices of which one is always chosen.
SimpleSquaredFilterBarDisplayState.id: Tells the bar from others on the page.
SimpleSquaredFilterBarDisplayState.isEnabled: Whether another one can be chosen.
SimpleSquaredFilterBarDisplayState.items: The choices, from left to right.
SimpleSquaredFilterBarDisplayState.selectedID: The chosen one; where it is null or nobody's, the first is.
SingleButtonBannerDisplayState: A message over a picture, with at most one thing to do.
SingleButtonBannerDisplayState.button: The one thing to do; null for none.
SingleButtonBannerDisplayState.id: Tells the banner from others.
SingleButtonBannerDisplayState.isVisible: Whether it is there at all; an invisible one takes no room.
SingleButtonBannerDisplayState.leadsOn: Whether a press beside the button leads to what the message is about.
SingleButtonBannerDisplayState.message: What it says; line breaks begin new lines.
SingleButtonBannerDisplayState.pictureName: The picture, by name; null for none.
SingleButtonBannerDisplayState.progress: How far the customer has come with what the button offers.
SliderConfiguration: The values that a slider chooses from, and its look.
SliderConfiguration.maximum: The upper end.
SliderConfiguration.minimum: The lower end.
SliderConfiguration.stepCount: How many values there are from end to end, evenly apart.
SliderConfiguration.stepTitles: What the values are called when they are read aloud, one for each; the numbers where there are none.
SliderConfiguration.thumb: What is moved; null for the thumb that all sliders have.
SliderConfiguration.thumbTint: The thumb's colour; pictures keep their own.
SliderConfiguration.track: The line that the thumb is moved on.
SliderStepTitle: The name of a value of a slider, as it is read aloud.
SliderStepTitle.all: Every one there is.
SliderStepTitle.hours: So many hours from now.
SliderStepTitle.named: As whoever made the slider calls it.
SliderStepTitle.today: Until the end of the day.
SliderTrack: The weight of a slider's track.
SortFilterDisplayState: A panel of orders or other filters that exclude each other, one of which can be chosen.
SortFilterDisplayState.isCollapsed: Whether only the header shows.
SortFilterDisplayState.options: In their order.
SortFilterDisplayState.searchText: What has been typed to find options; empty for all of them.
SortFilterDisplayState.selectedID: The option that is chosen; null for none.
SortFilterDisplayState.title: Names the panel, such as "Sort by".
Sport: The sports that are bet on.
SportGamesFilterDisplayState: A panel of sports, one of which can be chosen.
SportGamesFilterDisplayState.isCollapsed: Whether only the header shows.
SportGamesFilterDisplayState.sports: In their order; which one is chosen, each says itself. Events of all sports show while none is.
SportGamesFilterDisplayState.title: Names the panel, such as "Sports".
SportSelectorCellDisplayState: The sport that a page is about.
SportSelectorCellDisplayState.icon: Before the name; null for none.
SportSelectorCellDisplayState.id: Tells the sport from others.
SportSelectorCellDisplayState.isSelected: Whether the customer has chosen it; otherwise it is what the page begins with.
SportSelectorCellDisplayState.title: The sport's name.
SportTypeSelectorDisplayState: Sports to choose from, in a grid or on a screen of their own.
SportTypeSelectorDisplayState.isScreen: Whether it is a screen by itself, with a title and a way out.
SportTypeSelectorDisplayState.sports: In their order; which one is chosen, each says itself.
SportTypeSelectorItemDisplayState: A tile that stands for one sport.
SportTypeSelectorItemDisplayState.icon: Over the name; null for none.
SportTypeSelectorItemDisplayState.id: Tells the sport from others.
SportTypeSelectorItemDisplayState.isEnabled: Whether it can be chosen.
SportTypeSelectorItemDisplayState.isSelected: Whether it is the chosen one.
SportTypeSelectorItemDisplayState.name: What the sport is called.
SquareSeeMoreDisplayState: The last tile of a grid, which leads to all that belongs there.
SquareSeeMoreDisplayState.count: How many more there are; null where nobody has counted them.
SquareSeeMoreDisplayState.destination: Where the tile leads, such as a category of games.
SquareSeeMoreDisplayState.title: What the tile says; null for "See more".
SquaredFilterItem: One of the choices of a bar, such as a period.
SquaredFilterItem.id: Tells the choice from others of its bar.
SquaredFilterItem.isEnabled: Whether it can be chosen.
SquaredFilterItem.title: As short as can be, such as "1D".
StackViewBlockDisplayState: Blocks below each other, each a component with its state: a page as data.
StackViewBlockDisplayState.blocks: What stands on the page, from the top.
StakeLimits: The limits of a stake, and of what it wins.
StakeLimits.balance: What the customer has; null for a guest, whose balance is not known.
StakeLimits.currency: As it is written before amounts.
StakeLimits.maximum: The most that can be staked, in units of the currency.
StakeLimits.maximumWinnings: The most that a bet pays, its bonus included, in units of the currency; null for ten billion.
StakeLimits.minimum: The least that can be staked, in units of the currency.
StateFeed: A course of changes that come to a state, each at its time, and then no more: the same every time.
StateFeed.steps: In the order of their times.
StatisticsColumn: One of several numbers in a row, such as the goals of a month.
StatisticsColumn.name: What it belongs to, in a word.
StatisticsColumn.value: What has been counted, from zero upwards.
StatisticsComparison: One number of each of two, against each other.
StatisticsComparison.away: The number at the right.
StatisticsComparison.home: The number at the left.
StatisticsComparison.isPercentage: Whether the numbers are shares of a hundred.
StatisticsComparison.title: What is counted, ready to read.
StatisticsContent: The content of a tab of statistics.
StatisticsContent.columns: Numbers in a row, under what they count.
StatisticsContent.comparison: Numbers of two against each other.
StatisticsContent.form: How each of several has done in its last matches.
StatisticsContent.headToHead: How often each of two has won, and how their matches ended.
StatisticsContent.results: Matches of the past, the last one first.
StatisticsForm: The form of a side in its last matches.
StatisticsForm.results: Its last matches, the latest at the end.
StatisticsForm.scores: Goals, or what is counted in the sport, in the same matches; empty where nobody knows.
StatisticsForm.team: Who it is.
StatisticsFormResult: The result of a match for one side.
StatisticsHeadToHead: The wins of each of two sides against the other.
StatisticsHeadToHead.awayWins: Matches that the away side has won.
StatisticsHeadToHead.draws: Matches that nobody has won; null in sports that have none.
StatisticsHeadToHead.homeWins: Matches that the home side has won.
StatisticsHeadToHead.results: Matches of theirs, the last one first.
StatisticsHeadToHead.sides: Who they are; their numbers stand at their sides.
StatisticsPhase: The progress of loading what a tab shows.
StatisticsPhase.failed: It was not given.
StatisticsPhase.loaded: It is there.
StatisticsPhase.loading: It has been asked for; what the tab holds is not shown.
StatisticsPhase.notLoaded: Nobody has asked for it yet; that happens when the tab comes into view.
StatisticsPhase.refreshing: It is there, and is asked for once more.
StatisticsResult: The result of a match of the past.
StatisticsResult.away: Who came to them.
StatisticsResult.awayScore: What the away side scored.
StatisticsResult.competition: The competition it belonged to; empty where nobody knows.
StatisticsResult.date: When it was played; null where nobody knows.
StatisticsResult.home: Who played at home.
StatisticsResult.homeScore: What the home side scored.
StatisticsSides: The two whose numbers stand against each other.
StatisticsSides.away: The side whose numbers stand at the right.
StatisticsSides.home: The side whose numbers stand at the left.
StatisticsTab: One page of statistics.
StatisticsTab.content: What it shows; null until it is there.
StatisticsTab.id: Tells the tab from its neighbours.
StatisticsTab.phase: How far it has come.
StatisticsTab.title: What the page is about, ready to read.
StatisticsWidgetDisplayState: Statistics of a match, a page for each kind.
StatisticsWidgetDisplayState.id: Tells the widget from others.
StatisticsWidgetDisplayState.selectedTabIndex: The page in view, from 0; one that does not exist stands for the nearest that does.
StatisticsWidgetDisplayState.tabs: The pages, in their order.
StatusInfoDisplayState: The outcome of something that the customer did.
StatusInfoDisplayState.id: Tells the message from others.
StatusInfoDisplayState.kind: How it has ended.
StatusInfoDisplayState.message: What that means, and what can be done next.
StatusInfoDisplayState.title: What has happened, in a few words.
StatusInfoKind: The kind of an outcome, or of what is to be known.
StatusNotification: A message on the outcome of something that the customer did.
StatusNotification.icon: Before the words in place of the kind's mark; null for the mark.
StatusNotification.id: Tells it from others; a message with the id of one that is there takes its place.
StatusNotification.kind: How it has ended.
StatusNotification.message: What is said.
StatusNotification.seconds: How long it stays once it has come up; null for one that stays until it is sent away.
StatusNotificationDisplayState: The messages on the outcome of something that the customer did.
StatusNotificationDisplayState.queue: The banner that shows, and those that wait behind it.
StepInstructionDisplayState: One step of several that lead somewhere, with its number.
StepInstructionDisplayState.id: Tells the step from its neighbours.
StepInstructionDisplayState.indicator: Colours of the number; null for those that its progress asks for.
StepInstructionDisplayState.number: Its place among the others, from 1.
StepInstructionDisplayState.progress: How far the customer has come with it.
StepInstructionDisplayState.text: What to do, with the words that matter.
StepInstructionIndicator: The colours of a step's number, other than its own.
StepInstructionIndicator.ground: What the number stands on.
StepInstructionIndicator.text: What the number is drawn in.
StepInstructionProgress: The progress of a customer with a step.
StepInstructionProgress.current: It is to be done now.
StepInstructionProgress.done: It is done.
StepInstructionProgress.open: It is one of several, and nobody keeps count.
StripBarState: The columns that a bar was scrolled by, and which of its items was selected then.
SubmitText: The text of a field is whole. The text itself is the field's, as it may be secret.
SubmitText.field: Which field, as its state says.
SuggestedBetsExpandedDisplayState: Suggested matches, one on a page, under a heading that opens and closes them.
SuggestedBetsExpandedDisplayState.cards: A match for each page.
SuggestedBetsExpandedDisplayState.currentPage: The page in view, from 0; one that does not exist stands for the nearest that does.
SuggestedBetsExpandedDisplayState.isExpanded: Whether the cards show below the title.
SuggestedBetsExpandedDisplayState.isVisible: A hidden section takes no room.
SuggestedBetsExpandedDisplayState.title: What the suggestions are, ready to read.
SwitchItem: Something that is on or off was switched, such as a check box or a favourite.
SwitchItem.id: Which, as its state says.
SwitchItem.isOn: Whether it is on now.
TabBarGround: The ground under a tab bar. The line of its rule says the same without colours.
TabBarGround.blur: The page shows through, faintly.
TabBarGround.transparent: The page.
TabItemDisplayState: One tab of a set.
TabItemDisplayState.icon: Above the title; null for none.
TabItemDisplayState.id: Tells the tab from others of its set.
TabItemDisplayState.isActive: Whether this tab is the open one.
TabItemDisplayState.switchesTo: The set that this tab leads to; null for a tab that stays in its own.
TabItemDisplayState.title: What the tab opens.
TabSetDisplayState: A whole set of tabs, such as those of the casino.
TabSetDisplayState.id: Tells the set from the bar's other sets.
TabSetDisplayState.items: The tabs, from left to right.
TabSetSwitch: A switch from one set of tabs to another that is under way.
TabSetSwitch.Direction: The direction in which the sets move.
TabSetSwitch.Direction.back: To the set visited before: it comes from the left.
TabSetSwitch.Direction.forward: To a set further on: it comes from the right.
TabSetSwitch.direction: Where the new set comes from.
TabSetSwitch.from: The set that makes way.
TabSwitchAnimation: The animation by which one set of tabs makes way for another.
TabSwitchAnimation.horizontalFlip: The old set narrows to its middle, the new one grows from there.
TabSwitchAnimation.modernMorphSlide: The new set is uncovered in place.
TabSwitchAnimation.slideLeftToRight: The new set pushes the old one out sideways.
TabSwitchAnimation.verticalCube: The old set rolls out upwards or downwards, the new one after it.
TakeBackBet: The bet that has just been placed is to be taken back.
TakeBackBet.slip: On which slip; null where nobody has told.
TakeBackBet.stake: What it was placed with, and is paid back.
TakeOffer: The customer takes what a promotion or a banner offers.
TakeOffer.action: What the offer is called where it is counted.
TakeOffer.url: Where it leads; null where the owner knows.
TakePart: The customer takes part in a promotion.
TakePart.id: In which promotion.
TakePart.url: Where taking part leads; null where the owner knows.
TallOddsMatchCardDisplayState: A whole match: where it belongs, who plays, how it stands, and the prices of its main market.
TallOddsMatchCardDisplayState.away: The away side's name.
TallOddsMatchCardDisplayState.ground: What the card stands on.
TallOddsMatchCardDisplayState.header: The line above the sides: competition, time, favourite. It is of the card's match, whatever its own ID says.
TallOddsMatchCardDisplayState.home: The home side's name.
TallOddsMatchCardDisplayState.id: Tells the match from others in the list.
TallOddsMatchCardDisplayState.marketInfo: The line above the prices: market, signs, count of markets.
TallOddsMatchCardDisplayState.outcomes: The prices, one line for each market. They are of the card's match, whatever they say themselves.
TallOddsMatchCardDisplayState.score: null where there is no score, as before the match.
TermsAcceptanceDisplayState: The customer's consent to documents.
TermsAcceptanceDisplayState.id: Tells it from other consents of its form.
TermsAcceptanceDisplayState.isAccepted: Whether the customer agrees.
TermsAcceptanceDisplayState.problem: What is wrong; null while nothing is.
TermsAcceptanceDisplayState.sentence: What is agreed to; the documents are links in it.
TextRole: The purpose of a text. A terminal has one size of letters; attributes do what sizes do elsewhere.
TextRole.badge: Live, count and status marks on a ground.
TextRole.bigValue: A balance, a bonus, a score: the number a screen is about.
TextRole.body: Descriptions, form text.
TextRole.caption: Hints, dates, providers.
TextRole.display: A headline on a line of its own.
TextRole.link: Something that leads elsewhere.
TextRole.oddsName: The name of an outcome.
TextRole.oddsValue: The price of an outcome.
TextRole.rowTitle: Titles of rows, names of games, tabs.
TextRole.strongCaption: Values in rows, pills, labels below icons.
TextRole.title: Titles of cards and sections, names of teams.
TextSectionDisplayState: A heading and its paragraph.
TextSectionDisplayState.spacing: Blank rows between the two; at most 3.
TextSectionDisplayState.text: The paragraph below it.
TextSectionDisplayState.textColor: What colour the paragraph has.
TextSectionDisplayState.textEmphasis: How strong the paragraph is.
TextSectionDisplayState.title: The heading.
TextSectionDisplayState.titleColor: What colour the heading has.
TextSectionDisplayState.titleEmphasis: How strong the heading is.
TextSectionEmphasis: The weight of a section's text.
TextSectionEmphasis.faint: Fainter than running text, as small print is.
TextSectionEmphasis.regular: As running text is.
TextSectionEmphasis.strong: Bold, as headings are.
ThemeMode: The customer's choice of colours.
ThemeMode.system: As the device has them.
ThemeSwitcherDisplayState: The choice of a theme as the customer sees it.
ThemeSwitcherDisplayState.failure: Why the one that was wanted last is not in use; null where none was wanted in vain. It is not said while another is wanted.
ThemeSwitcherDisplayState.selected: The chosen one.
ThemeSwitcherDisplayState.wished: The one that the customer wants in its place, until the owner has answered; null where none is.
TicketBetInfoDisplayState: A whole placed bet: what was picked, the money in it, the ways to give it up, and how it has ended.
TicketBetInfoDisplayState.cashOut: null where the bet cannot be given up.
TicketBetInfoDisplayState.cashingOut: What the owner is asked to give for the bet, all of it where that is what it is worth, and nothing can be used until the answer comes; null where nothing is asked for.
TicketBetInfoDisplayState.cashoutAmount: What is offered for the bet, where the customer has asked.
TicketBetInfoDisplayState.cashoutSlider: For a part of the bet.
TicketBetInfoDisplayState.corners: Which corners of its ground are round, for a card that joins another.
TicketBetInfoDisplayState.fullCashout: What all of the bet brings now, where it can be given up as a whole.
TicketBetInfoDisplayState.id: Tells the bet from the customer's other bets.
TicketBetInfoDisplayState.kind: How its selections make it up.
TicketBetInfoDisplayState.number: The number under which the customer can ask about it; empty for none.
TicketBetInfoDisplayState.placed: When it was placed; null where nobody says.
TicketBetInfoDisplayState.rebet: Puts the same selections on the bet slip again.
TicketBetInfoDisplayState.repetition: How far it has come that the same selections are on the bet slip again.
TicketBetInfoDisplayState.stake: What was staked.
TicketBetInfoDisplayState.status: How the bet has ended; null while it has not.
TicketBetInfoDisplayState.tickets: What was picked, one for each match.
TicketBetInfoDisplayState.totalOdds: Decimal odds.
TicketBetInfoDisplayState.winnings: What the bet pays, or would pay, with the stake in it.
TicketScore: The score of a match that is on, or has ended.
TicketScore.away: What the away side has.
TicketScore.home: What the home side has.
TicketSelectionDisplayState: One selection of a placed bet: which match, what was picked at which price, and what has become of it.
TicketSelectionDisplayState.away: The away side's name.
TicketSelectionDisplayState.competition: The competition the match belongs to.
TicketSelectionDisplayState.countryCode: A few letters in place of a flag, such as "ENG"; null where no country is told.
TicketSelectionDisplayState.home: The home side's name.
TicketSelectionDisplayState.id: Tells the selection from others of the bet.
TicketSelectionDisplayState.market: The market that was bet on.
TicketSelectionDisplayState.matchID: Tells the match from others; the selection's ID where nobody says another.
TicketSelectionDisplayState.odds: Decimal odds at which the bet was placed; null where there is no price.
TicketSelectionDisplayState.score: null where there is no score, as before the match.
TicketSelectionDisplayState.selection: The outcome that was picked.
TicketSelectionDisplayState.sport: The sport's sign; null for none.
TicketSelectionDisplayState.tag: That the match is on, or how the selection has ended.
TicketSelectionDisplayState.time: When the match is played; null where that is not known, and not shown beside a tag.
TimeOption: A time range to choose.
TimeOption.hours: How far the range goes, in hours from now; null for one without an end.
TimeOption.title: As short as can be, such as "6H".
TimeSliderDisplayState: A few time ranges of which one applies.
TimeSliderDisplayState.isEnabled: Whether another one can be chosen.
TimeSliderDisplayState.options: The ranges, from left to right.
TimeSliderDisplayState.selectedIndex: Place of the one that applies; what lies outside counts as the nearer end.
TimeSliderDisplayState.title: What is chosen by them, ready to read.
TitleBlockDisplayState: The headline of a promotion's page.
TitleBlockDisplayState.isCentered: Whether it stands in the middle of the page rather than at its left.
TitleBlockDisplayState.title: The headline; line breaks begin new lines.
Toast: A short message over a page.
Toast.action: What can be done about it; null for nothing.
Toast.icon: Before the title in place of the kind's mark; null for the mark.
Toast.id: Tells it from others; a message with the id of one that is there takes its place.
Toast.kind: What kind of news it is; null where it is none in particular, and has no mark.
Toast.seconds: How long it stays once it has come up; null for one that stays until it is sent away.
Toast.title: What is said.
ToastAction: The offer of a toast to do something, such as taking back what was done.
ToastAction.title: What a press does, in the customer's words.
ToasterDisplayState: Short messages over a page, one at a time.
ToasterDisplayState.queue: The toast that shows, and those that wait behind it.
ToolbarLine: One line of a toolbar.
ToolbarLine.mode: How the widgets share the columns.
ToolbarLine.widgets: From left to right.
ToolbarLineMode: The way in which the widgets of a toolbar's line share its columns.
ToolbarLineMode.flex: Each takes what it needs; spaces take the rest.
ToolbarLineMode.split: All take the same.
ToolbarSession: The session of the customer whose toolbar it is.
ToolbarSession.customer: A customer is.
ToolbarSession.guest: Nobody is logged in.
ToolbarWidget: One widget of a toolbar.
ToolbarWidget.icon: Before the title; null for the one that its kind has, if any.
ToolbarWidget.id: Tells the widget from others of its toolbar.
ToolbarWidget.kind: What it is for.
ToolbarWidget.pictureName: The brand's picture before its name, by name; null for none. Only the logo has one.
ToolbarWidget.route: The page that a press leads to, in place of the one that its kind leads to; null for that.
ToolbarWidget.title: The brand, a page's name or a button's title; null for the customer's word for it.
ToolbarWidgetKind: The purpose of a widget of a toolbar.
ToolbarWidgetKind.avatar: The way to the customer's own pages.
ToolbarWidgetKind.button: The way to a page of the app.
ToolbarWidgetKind.language: Which language is spoken, and the way to others.
ToolbarWidgetKind.logo: The brand's mark, and the way to the start page.
ToolbarWidgetKind.space: Nothing; takes what the others of its line leave.
ToolbarWidgetKind.support: The way to help.
ToolbarWidgetKind.wallet: Balance and deposit.
TopBanner: A page of a slider of banners.
TopBanner.casino: Something to play.
TopBanner.info: Something to know.
TopBanner.match: Something to bet on.
TopBannerSliderDisplayState: Banners at the top of a page, one in view at a time.
TopBannerSliderDisplayState.banners: A page for each of them that is visible.
TopBannerSliderDisplayState.currentPage: The page in view, from 0; one that does not exist stands for the nearest that does.
TopBannerSliderDisplayState.isEnabled: Whether anything in it can be used.
TopBannerSliderDisplayState.isPaused: Whether the customer has it stand still for now.
TopBannerSliderDisplayState.isVisible: Whether it is there at all; an invisible one takes no room.
TopBannerSliderDisplayState.showsDots: Whether dots show which page is in view, where there are several.
TopBannerSliderDisplayState.turnsByItself: Whether time moves it on, while nothing in it has the focus.
Transaction: An entry of a wallet's history.
Transaction.Kind: What money came for, or went for.
Transaction.Kind.bonusReleased: A bonus became the customer's: nothing came, and what was a bonus is cash.
Transaction.Kind.prize: What a place in a tournament brings.
Transaction.Status: How far it has come.
Transaction.Status.cancelled: Taken back by the customer.
Transaction.Status.failed: Did not come about.
Transaction.Status.pending: A withdrawal that is on its way, or a stake on what is not decided.
Transaction.balance: All that was there afterwards.
Transaction.funds: What came, and what went where it is negative.
Transaction.reference: The stake that something was paid for, or the bonus that a stake took a part of or that came; null for none.
TransactionItemDisplayState: One entry of a customer's transaction history.
TransactionItemDisplayState.amount: What came, or what went where it is negative; null before anything is known.
TransactionItemDisplayState.balance: What the customer had afterwards; null where that is not told.
TransactionItemDisplayState.category: What it was for, such as a deposit or the match of a bet.
TransactionItemDisplayState.copying: How far the number has come on its way to the clipboard.
TransactionItemDisplayState.corners: Which corners of its ground are round, for an entry at the end of a group.
TransactionItemDisplayState.moment: When; null where nobody knows.
TransactionItemDisplayState.status: What has become of it; null for money that was simply paid in or out.
TransactionItemDisplayState.transactionID: What the payment provider knows it by; tells it from others in a list.
TransactionStatus: The outcome of a transaction, or its purpose.
TransactionStatus.cancelled: Taken back.
TransactionStatus.failed: Did not come about.
TransactionStatus.pending: On its way.
TransactionStatus.placed: Staked on a bet.
TransactionStatus.tax: Kept for the state.
TransactionStatus.won: Won with a bet.
TransactionVerificationDisplayState: A payment that waits for its confirmation on the customer's phone.
TransactionVerificationDisplayState.id: Tells the payment from others.
TransactionVerificationDisplayState.phase: How far the confirmation has come.
TransactionVerificationDisplayState.phoneNumber: The number of the phone, emphasised below the words; null where it is not to be shown.
TransactionVerificationDisplayState.picture: What stands below the words; null for nothing.
TransactionVerificationDisplayState.secondsLeft: Seconds that are left to confirm; null where nobody hurries.
TransactionVerificationDisplayState.subtitle: What that means, in place of the component's own words; null for those.
TransactionVerificationDisplayState.title: What happens now, in place of the component's own words; null for those.
Turnover: The stakes that a bonus asks for before it is the customer's.
Turnover.left: What is still to be staked.
TypedText: A text in a state that the customer types, no longer than its field lets it become.
UserLimitCardDisplayState: A limit that the customer has set, and how much of it is used.
UserLimitCardDisplayState.button: Asks for the removal.
UserLimitCardDisplayState.id: Tells the limit from others of the customer.
UserLimitCardDisplayState.limit: The most that the customer may spend in that time.
UserLimitCardDisplayState.period: When it begins anew.
UserLimitCardDisplayState.removal: How far its removal has come.
UserLimitCardDisplayState.used: What is spent already, in the limit's currency; null where that is not told.
UserLimitPeriod: The time that a limit counts before it begins anew.
UserLimitPeriod.named: In the owner's words.
UserLimitRemoval: The progress of the removal of a limit.
UserLimitRemoval.asking: It is being asked for.
UserLimitRemoval.confirming: The customer is asked whether it is meant.
UserLimitRemoval.done: The limit is gone.
UserLimitRemoval.failed: It was refused, and can be asked for again.
UserLimitRemoval.none: Nobody has asked for it.
Variant: A named state worth seeing.
Variant.answers: How what its model asks for is answered, in turn, the last one for good; all is given where there are none.
Variant.feed: What becomes of the state by itself where its model follows feeds, such as what arrives where it loads; null where nothing does that the state does not tell.
Variant.summary: What there is to see, in a few words; may be empty where the name says it.
VerificationDocument: A document by which a customer proves something of what the account says, from the moment at which it is handed in.
VerificationDocument.Phase: How far looking at it has come.
VerificationDocument.Phase.unreadable: Nobody could read it, so that another one may be handed in.
VerificationDocument.Proof: What it proves.
VerificationDocument.file: The file's name, or the way to it.
VerificationPhase: The progress of confirming a payment on the customer's phone.
VerificationPhase.confirmed: The customer has confirmed.
VerificationPhase.expired: Nobody has confirmed in time.
VerificationPhase.failed: The customer has declined, or the phone could not be reached.
VerificationPhase.prompted: The phone shows it; the customer confirms there.
VerificationPhase.pushing: The prompt is on its way to the phone.
VerificationPicture: The picture below the words of a confirmation.
VerificationPicture.phone: The phone on which the customer confirms.
VerificationPicture.pin: A box for each digit of the PIN that the customer enters on the phone, those entered filled.
VideoBlockDisplayState: A short video in the middle of a promotion's page.
VideoBlockDisplayState.video: The video, and how far it has been played.
VideoPhase: The progress of playing a video.
VideoPhase.ended: It has been played to its end, and stands at its start.
VideoPhase.failed: Its pictures did not come.
VideoPhase.loading: Its pictures are on their way.
VideoPhase.paused: It stands at a picture until it is played on.
VideoPhase.playing: Its pictures follow each other.
VideoPhase.ready: It stands at its start and has not been played.
VideoSectionDisplayState: A short video across a promotion's page.
VideoSectionDisplayState.video: The video, and how far it has been played.
Wallet: A customer's money in one currency, and how it came to be: no balance is ever below zero, and the history adds up to them.
Wallet.bonuses: All that ever came, the latest last; one at most is wagered at a time.
Wallet.transactions: In the order in which they were entered.
WalletBalances: The balances of a customer, by what they can be used for; all in one currency.
WalletBalances.bonus: What came with offers.
WalletBalances.cashback: What came back of lost stakes.
WalletBalances.currency: As it is written before amounts, such as "XAF".
WalletBalances.current: What can be bet with freely.
WalletBalances.total: All there is, as the account says.
WalletBalances.withdrawable: What can be paid out.
WalletDetailDisplayState: A customer's wallet: the account, all balances, and what is on its way out of it.
WalletDetailDisplayState.accountID: Which account it is; null where the owner knows.
WalletDetailDisplayState.balances: null before they have come for the first time.
WalletDetailDisplayState.isExpanded: Whether they show.
WalletDetailDisplayState.pendingWithdrawals: Withdrawals of late, the latest first; those that have arrived, failed or been taken back are listed and not counted.
WalletDetailDisplayState.phase: Whether the balances are being asked for.
WalletDetailDisplayState.phoneNumber: The account's number, ready to read.
WalletDetailDisplayState.title: What the wallet is called; null for the component's own word.
WalletPhase: The activity of a wallet.
WalletPhase.failed: They did not come.
WalletPhase.loading: The balances are being asked for.
WalletPhase.ready: Its balances are those of the account.
WalletStatusDisplayState: The balances of a customer in short, and the ways to more and to less.
WalletStatusDisplayState.balances: null while they are on their way.
WalletStatusDisplayState.canDeposit: Whether money can be paid in.
WalletStatusDisplayState.canWithdraw: Whether money can be paid out, as far as there is any.
WalletWidgetDisplayState: The balance in a top bar as the customer sees it.
WalletWidgetDisplayState.balance: What the customer has; null while that is not known.
WalletWidgetDisplayState.depositTitle: What the deposit is called; null for the customer's word for it.
WalletWidgetDisplayState.id: Tells the wallet from the customer's others, and what leads to its page.
WalletWidgetDisplayState.isBalanceHidden: Whether the balance is masked, for those who look over the customer's shoulder.
WinBoostProgress: The progress of the bet slip to the next win boost.
WinBoostProgress.eligibleCount: Selections that the highest boost asks for.
WinBoostProgress.minimumOdds: Decimal odds that a selection must have to count; null where any will do.
WinBoostProgress.nextPercentage: The next boost, in percent; null where there is no higher one.
WinBoostProgress.percentage: The boost reached, in percent of the winnings; null before the first.
WinBoostProgress.selectionCount: Selections that count.
"""#
}
