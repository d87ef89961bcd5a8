/**
 * All that the core takes from one kind of Java machine and that another may lack: services, data
 * files, folders, memory, class definition, threads, random numbers. Nothing else in {@code
 * search}, {@code games} and {@code solve} touches them (a test says so), so a port replaces this
 * package and no more.
 */
package betacut.platform;
