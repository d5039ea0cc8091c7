/** Downloads a text as a file. */
export function saveAs(
  text: string,
  name: string,
  { type, ending }: { readonly type: string; readonly ending: string } = {
    type: 'application/json',
    ending: 'grognard.json',
  },
): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'grognard'}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
