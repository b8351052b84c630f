import GomaUI
