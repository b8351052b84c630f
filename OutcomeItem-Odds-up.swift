import GomaUI

var state = OutcomeItemDisplayState.blank
state.id = "over"
state.title = "Over 2.5"
state.odds = 1.95
state.oddsChange = .up
state.changeCount = 1

let environment = ViewEnvironment()
let view = OutcomeItemView(environment: environment)
view.configure(with: MockOutcomeItemViewModel(state, in: environment))
