/** InTurn: runs tasks one after the other, in the order of their requests. */
export class InTurn {
  private last: Promise<unknown> = Promise.resolve();

  /** If a task fails, the next one still runs. */
  run<T>(task: () => T | Promise<T>): Promise<T> {
    const result = this.last.then(task);
    this.last = result.catch(() => undefined);
    return result;
  }

  /** Resolves when every task requested so far has ended. */
  async idle(): Promise<void> {
    await this.last;
  }
}
