/// What keys do on a page, and under which headings they stand.
extension LocalizationKey {
    static let pageSection = Self("pageSection", english: "Page")
    static let pageScrollingSection = Self("pageScrollingSection", english: "Scrolling")
    static let pageAppSection = Self("pageAppSection", english: "App")
    static let pageHereSection = Self("pageHereSection", english: "Here")
    static let pageGoInsideFromEnd = Self("pageGoInsideFromEnd", english: "go inside from the end")
    static let pagePartThatWay = Self("pagePartThatWay", english: "part in that direction")
    static let pageLeaveParts = Self("pageLeaveParts", english: "leave the parts")
    static let pageLeave = Self("pageLeave", english: "leave the page")
    static let pageHoldTime = Self("pageHoldTime", english: "hold time")
    static let pageLetTimeGoOn = Self("pageLetTimeGoOn", english: "let time go on")
    static let pagePassSecond = Self("pagePassSecond", english: "let a second pass")
    static let pagePassMinute = Self("pagePassMinute", english: "let a minute pass")
    static let pageScrollHint = Self("pageScrollHint", english: "scroll")
    static let pagePauseHint = Self("pagePauseHint", english: "pause")
    static let pageGoOnHint = Self("pageGoOnHint", english: "go on")
    static let pageLeaveHint = Self("pageLeaveHint", english: "leave")
}
