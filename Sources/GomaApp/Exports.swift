// Who makes the app has the pages that it consists of, and their components.
@_exported import GomaPages
@_exported import GomaUI
