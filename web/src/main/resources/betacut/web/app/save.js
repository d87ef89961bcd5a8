// @ts-check
/** Gives a file to whoever sits there. @param {string} name @param {Blob} content */
export function saveAs(name, content) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
