/** LineSplitter: cuts a stream of bytes into lines. It never holds more than one line of the maximum length. */
import { isUtf8 } from 'node:buffer';

const newline = 10;
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

/** A line, or the reason why it cannot be read. */
export type FoundLine =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'not-text' };

/** Takes pieces with `push`, then `end`. Passes on every line that is not blank, in order. */
export class LineSplitter {
  readonly #longest: number;
  readonly #take: (line: FoundLine) => void;
  #parts: Buffer[] = [];
  #length = 0;
  #first = true;

  constructor(longest: number, take: (line: FoundLine) => void) {
    this.#longest = longest;
    this.#take = take;
  }

  push(piece: Uint8Array): void {
    const bytes = Buffer.isBuffer(piece)
      ? piece
      : Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    let start = 0;
    for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline, start)) {
      this.#add(bytes.subarray(start, end));
      this.#finish();
      start = end + 1;
    }
    if (start < bytes.length) this.#add(bytes.subarray(start));
  }

  end(): void {
    if (this.#length > 0) this.#finish();
  }

  #add(part: Buffer): void {
    const wasTooLong = this.#isTooLong();
    this.#length += part.length;
    if (!this.#isTooLong()) this.#parts.push(part);
    else if (!wasTooLong) {
      this.#parts = [];
      // Reported at once, so that an endless line is reported too.
      this.#take({ kind: 'too-long' });
    }
  }

  #isTooLong(): boolean {
    return this.#length > this.#longest + 4;
  }

  #finish(): void {
    const wasTold = this.#isTooLong();
    const only = this.#parts[0];
    const bytes = this.#parts.length === 1 && only !== undefined ? only : Buffer.concat(this.#parts);
    this.#parts = [];
    this.#length = 0;
    const line = withoutMark(bytes, this.#first);
    this.#first = false;
    if (!wasTold && !isBlank(line)) this.#take(read(line, this.#longest));
  }
}

/** Removes the byte order mark that some programs put at the start of a file. */
function withoutMark(bytes: Buffer, first: boolean): Buffer {
  return first && bytes.length >= 3 && bytes.subarray(0, 3).equals(byteOrderMark) ? bytes.subarray(3) : bytes;
}

function isBlank(bytes: Buffer): boolean {
  for (const byte of bytes) if (byte !== 32 && byte !== 9 && byte !== 13) return false;
  return true;
}

function read(bytes: Buffer, longest: number): FoundLine {
  const length = bytes[bytes.length - 1] === 13 ? bytes.length - 1 : bytes.length;
  if (length > longest) return { kind: 'too-long' };
  const text = bytes.toString('utf8', 0, length);
  return text.includes('\uFFFD') && !isUtf8(bytes) ? { kind: 'not-text' } : { kind: 'text', text };
}
