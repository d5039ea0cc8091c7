/** The screen shown after a fault: a sentence and a link to leave. Nothing that was confirmed is lost. */
import { Component, type ReactNode } from 'react';
import { say } from '../languages/index.ts';

export class Fault extends Component<{ readonly children: ReactNode }, { readonly message: string | null }> {
  override state = { message: null };

  static getDerivedStateFromError(error: unknown): { readonly message: string } {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { message } = this.state;
    if (message === null) return this.props.children;
    return (
      <main id="main" className="page" tabIndex={-1}>
        <h1>{say('fault.title')}</h1>
        <p>{say('fault.words')}</p>
        <pre>{message}</pre>
        <p>
          <a className="button" href="#/">
            {say('shell.home')}
          </a>
        </p>
      </main>
    );
  }
}
