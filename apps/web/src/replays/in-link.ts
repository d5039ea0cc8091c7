/** A text as it is contained in a link: deflated, and encoded in characters that an address allows. */

/** Maximum length of a packed text in characters, and of the text itself. */
export const longestPacked = 60_000;
const largest = 16 * 1024 * 1024;

export async function packed(text: string): Promise<string | null> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  const link = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return link.length > longestPacked ? null : link;
}

/** The text of a link. Null if it is not such a link, or the text is too long, which is checked while unpacking. */
export async function unpacked(link: string): Promise<string | null> {
  if (link.length > longestPacked || !/^[\w-]+$/.test(link)) return null;
  try {
    const letters = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const decoder = new TextDecoder();
    const reader = stream.getReader();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      text += decoder.decode(value, { stream: true });
      if (text.length > largest) {
        await reader.cancel();
        return null;
      }
    }
  } catch {
    return null;
  }
}
