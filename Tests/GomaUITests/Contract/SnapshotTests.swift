import GomaTesting
import GomaCatalog
import Testing

/// The approved dumps in Tests/Snapshots; `gomaui approve` writes them.
@MainActor
struct SnapshotTests {
    @Test func `every component looks as approved, and every approved dump has its component`() {
        expectApproved(ComponentRegistry.goma)
    }
}
