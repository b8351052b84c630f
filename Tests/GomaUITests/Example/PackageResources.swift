/// What the package manager makes of the files that a package builds in.
enum PackageResources {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    static let pt_yaml = Array(
        """
        locale: pt
        texts:
          Countdown:
            acme.kickOff: Começa daqui a {time}
        """.utf8)

    // swift-format-ignore: AlwaysUseLowerCamelCase
    static let pl_yaml = Array(
        """
        locale: pl
        texts:
          Sportsbook:
            bookEvents:
              few: "{count} zdarzenia"
              many: "{count} zdarzeń"
            bookOneEvent: "{count} zdarzenie"
        """.utf8)
}
