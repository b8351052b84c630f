/// A bar that shows one of several sets of tabs.
public struct AdaptiveTabBarDisplayState: DisplayState {
    /// All sets there are to switch between; the first shows where none is the active one.
    public var tabSets: [TabSetDisplayState]
    /// The `id` of the set that shows.
    public var activeTabSetID: String
    /// The switch to the active set; `nil` while none is under way.
    public var setSwitch: TabSetSwitch?
    /// Sets visited before the active one, the last one last; at most 10.
    public var history: [String]
    /// How one set takes the place of another.
    public var animation: TabSwitchAnimation
    /// What the tabs stand on.
    public var ground: TabBarGround

    /// Visited sets that ``history`` remembers at most.
    public static let historyCapacity = 10
    public static let blank = Self(tabSets: [], activeTabSetID: "")

    public init(
        tabSets: [TabSetDisplayState], activeTabSetID: String, setSwitch: TabSetSwitch? = nil,
        history: [String] = [], animation: TabSwitchAnimation = .slideLeftToRight, ground: TabBarGround = .solid
    ) {
        self.tabSets = tabSets
        self.activeTabSetID = activeTabSetID
        self.setSwitch = setSwitch
        self.history = history
        self.animation = animation
        self.ground = ground
    }

    /// The set that shows: the active one, or the first where that is missing.
    public var shownSet: TabSetDisplayState? { tabSet(activeTabSetID) ?? tabSets.first }

    /// All that decides where things stand: which of the shown tabs is active does not, and neither does the way there.
    var withoutSelection: Self {
        var state = self
        for set in tabSets.indices {
            for item in tabSets[set].items.indices { state.tabSets[set].items[item].isActive = false }
        }
        state.setSwitch = nil
        state.history = []
        return state
    }

    /// The set with an `id`; `nil` where there is none.
    public func tabSet(_ id: String) -> TabSetDisplayState? { tabSets.first { $0.id == id } }
}
