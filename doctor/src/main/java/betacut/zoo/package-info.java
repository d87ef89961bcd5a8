/**
 * The classic bugs of student engines, each one a runnable search or game with a position that
 * shows what it does. Nothing here may be used for anything but showing and checking.
 */
package betacut.zoo;
