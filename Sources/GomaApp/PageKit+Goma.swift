import GomaPages
import GomaUI

extension PageKit {
    /// What pages of a sportsbook and casino can use.
    public static var goma: PageKit {
        var kit = PageKit()
        kit.addCustomer()
        kit.addSportsbook()
        kit.addMatchFilters()
        kit.addFormBindings()
        kit.addTabs()
        kit.addSignup()
        kit.addFollowing()
        return kit
    }
}
