/** answerBatch: reads cases as JSON lines and writes answers as JSON lines, in order, in constant memory. */
import { type Answer, lineTooLong, longestLine, type Resolver } from '@grognard/rules-kit';
import type { ExitCode } from '../command.ts';
import { type FoundLine, LineSplitter } from '../lines.ts';
import type { Terminal } from '../terminal.ts';

/** Maximum number of bytes of input resolved before the answers are written. */
const fullBatch = 262_144;

type BatchAnswer =
  | Answer
  | {
      readonly id: null;
      readonly ok: false;
      readonly error: { readonly code: 'internal'; readonly at: string; readonly message: string };
    };

/** The agreed options for cases of an edition. */
export type HouseOptions = (edition: string) => Readonly<Record<string, unknown>>;

/** Resolves every case of the stream. Agreed options apply to every case that does not set them itself. */
export async function answerBatch(
  pieces: AsyncIterable<Uint8Array>,
  resolver: Resolver,
  terminal: Terminal,
  agreed?: HouseOptions,
): Promise<ExitCode> {
  const answerText =
    agreed === undefined
      ? (text: string) => resolver.resolveLine(text)
      : (text: string) => answerWith(agreed, resolver, text);
  let code: ExitCode = 0;
  let written = '';
  const splitter = new LineSplitter(longestLine, (line) => {
    const answer = answerTo(line, answerText);
    if (!answer.ok) code = 1;
    written += `${JSON.stringify(answer)}\n`;
  });
  for await (const piece of pieces) {
    for (let start = 0; start < piece.length; start += fullBatch) {
      splitter.push(piece.subarray(start, start + fullBatch));
      await terminal.write(written);
      written = '';
    }
  }
  splitter.end();
  await terminal.write(written);
  return code;
}

function answerTo(line: FoundLine, answerText: (text: string) => Answer): BatchAnswer {
  switch (line.kind) {
    case 'too-long':
      return unread(lineTooLong);
    case 'not-text':
      return unread('the line is not text in UTF-8');
    case 'text':
      try {
        return answerText(line.text);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        return {
          id: null,
          ok: false,
          error: { code: 'internal', at: '', message: `a fault of ours: ${message}` },
        };
      }
  }
}

function unread(message: string): Answer {
  return { id: null, ok: false, error: { code: 'parse', at: '', message } };
}

function answerWith(agreed: HouseOptions, resolver: Resolver, text: string): Answer {
  const plain = resolver.resolveLine(text);
  if (!plain.ok && plain.error.code === 'parse') return plain;
  const given = JSON.parse(text) as { readonly options?: unknown; readonly ruleset?: unknown };
  const own = given.options;
  if (own !== undefined && (typeof own !== 'object' || own === null || Array.isArray(own))) return plain;
  const options = typeof given.ruleset === 'string' ? agreed(given.ruleset) : {};
  return resolver.resolve({ ...given, options: { ...options, ...own } });
}
