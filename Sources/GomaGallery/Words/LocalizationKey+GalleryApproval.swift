import GomaKit

/// The screen on which changes are decided on.
extension LocalizationKey {
    static let galleryAccept = Self("galleryAccept", english: "accept")
    static let galleryReject = Self("galleryReject", english: "reject")
    static let gallerySkip = Self("gallerySkip", english: "skip")
    static let galleryFlip = Self("galleryFlip", english: "flip")
    static let galleryFlipLong = Self("galleryFlipLong", english: "flip between before and after")
    static let galleryLooks = Self("galleryLooks", english: "side by side, before, after")
    static let galleryMarksLong = Self("galleryMarksLong", english: "marks on and off")
    static let galleryGrouping = Self("galleryGrouping", english: "list clusters or states")
    static let galleryNextOfCluster = Self("galleryNextOfCluster", english: "next state of the cluster")
    static let galleryPreviousOfCluster = Self("galleryPreviousOfCluster", english: "previous state of the cluster")
    static let galleryCopyChange = Self("galleryCopyChange", english: "copy the change in words")
    static let galleryWriteAndLeave = Self("galleryWriteAndLeave", english: "write what is accepted, and leave")
    static let galleryLeaveUnwritten = Self(
        "galleryLeaveUnwritten", english: "leave, write nothing, keep the decisions")
    static let galleryLookAtAnother = Self("galleryLookAtAnother", english: "look at another")
    static let galleryToPictures = Self("galleryToPictures", english: "to the pictures, to scroll, and back")
    static let galleryAgainLabel = Self("galleryAgainLabel", english: "again")
    static let galleryTakesBack = Self("galleryTakesBack", english: "the same key takes a decision back")
    static let galleryGoesBefore = Self(
        "galleryGoesBefore", english: "goes before its clusters; else all of them decide")
    static let galleryFollows = Self(
        "galleryFollows", english: "follows from its clusters; decide there, or otherwise here")
    static let galleryFinish = Self("galleryFinish", english: "finish")
    static let galleryShowStates = Self("galleryShowStates", english: "states")
    static let galleryShowClusters = Self("galleryShowClusters", english: "clusters")
    static let galleryLook = Self("galleryLook", english: "view")
    static let galleryMarks = Self("galleryMarks", english: "marks")
    static let galleryByCluster = Self("galleryByCluster", english: "by cluster")
    static let galleryByState = Self("galleryByState", english: "by state")
    static let galleryAllApproved = Self("galleryAllApproved", english: "Everything is as approved.")
    static let galleryBeforeHead = Self("galleryBeforeHead", english: "before")
    static let galleryAfterHead = Self("galleryAfterHead", english: "after")
    static let galleryNoPicture = Self("galleryNoPicture", english: "nothing")
    static let galleryAccepted = Self("galleryAccepted", english: "accepted")
    static let galleryRejected = Self("galleryRejected", english: "rejected")
    static let gallerySkipped = Self("gallerySkipped", english: "skipped")
    static let galleryProgress = Self(
        "galleryProgress", english: "{accepted} accepted, {rejected} rejected, {left} left")
    static let galleryOneOfChanges = Self("galleryOneOfChanges", english: "{change}, {place} of {count}")
}
