import GomaUI

extension ViewEnvironment {
    /// What a sport is called where it stands alone.
    func title(of sport: Pictogram) -> String {
        let name = text(sport.name)
        return name.prefix(1).uppercased() + name.dropFirst()
    }
}
