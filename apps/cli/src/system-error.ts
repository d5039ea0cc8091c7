/** Errors that are about a file or the machine, not about us. */
import { UsageError } from './arguments.ts';

/** A file that cannot be read as a whole. */
export class UnreadableFile extends UsageError {}

/** Whether the error is about one file, so that others can still be read. */
export function isAboutFile(error: unknown): error is Error {
  return error instanceof UnreadableFile || isSystemError(error);
}

/** What the machine refuses: a file that may not be read or written, a full disk. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error;
}
