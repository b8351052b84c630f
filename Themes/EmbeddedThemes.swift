/// The themes that come with the library.
public enum EmbeddedThemes {}
