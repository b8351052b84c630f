/// The subscription to what never changes.
final class NothingChanges {}
