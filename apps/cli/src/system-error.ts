/** Errors caused by a file or the machine, not by our code. */
import { UsageError } from './arguments.ts';

/** A file that cannot be read as a whole. */
export class UnreadableFile extends UsageError {}

/** Whether the error concerns one file only, so that others can still be read. */
export function isAboutFile(error: unknown): error is Error {
  return error instanceof UnreadableFile || isSystemError(error);
}

/** Whether the operating system refused something: no permission to read or write a file, or a full disk. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error;
}
