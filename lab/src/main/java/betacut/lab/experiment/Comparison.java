package betacut.lab.experiment;

/** Whose levels are compared, and with which of them; the other factors stay equal in pairs. */
public record Comparison(String factor, String baseline) {}
