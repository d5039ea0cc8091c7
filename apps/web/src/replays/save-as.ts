/** Downloads a text as a file. */
export function saveAs(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'grognard'}.grognard.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
