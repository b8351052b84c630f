extension ComponentLibrary {
    /// The library's own components.
    public static var goma: ComponentLibrary {
        ComponentLibrary(
            ComponentFactory(
                namespace: ComponentRegistry.ownNamespace,
                ElementsComponents.all + FormsComponents.all + AccountComponents.all + CasinoComponents.all
                    + BettingComponents.all + PromotionsComponents.all))
    }
}
