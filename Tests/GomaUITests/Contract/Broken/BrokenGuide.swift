/// Says in its guide that something moves by itself, and nothing does.
final class BrokenGuide: SampleView {
    override static var time: String? { "It turns once a second." }
}
