extension ViewEnvironment {
    /// What a sport is called where it stands alone.
    func title(of sport: Sport) -> String {
        let name = text(sport.pictogram.name)
        return name.prefix(1).uppercased() + name.dropFirst()
    }
}
