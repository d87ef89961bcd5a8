package betacut.web.http;

/** The answer to what cannot be answered: the thing, the reason and the next step. */
public record Problem(String error) {}
