/** InTurn: runs tasks one after the other, in the order in which they were asked for. */
export class InTurn {
  private last: Promise<unknown> = Promise.resolve();

  /** A task that fails lets the next one run. */
  run<T>(task: () => T | Promise<T>): Promise<T> {
    const result = this.last.then(task);
    this.last = result.catch(() => undefined);
    return result;
  }

  /** Resolves when every task asked for so far has ended. */
  async idle(): Promise<void> {
    await this.last;
  }
}
