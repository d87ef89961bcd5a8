/** The engine as a page's worker has it: the same classes, compiled to WebAssembly by TeaVM. */
package betacut.browser;
