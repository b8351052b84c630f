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
        // In the place of a service that a page has not got: it says yes to whatever it is asked, in a while.
        kit.addAction("agree") { $0.answer(after: .seconds(1), .done()) }
        return kit
    }
}
