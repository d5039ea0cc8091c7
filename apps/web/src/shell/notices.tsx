/** Short notices at the foot of the page, read out by screen readers. Some have a button. */
import { say } from '../languages/index.ts';
import { createStore, useStore } from '../look/store.ts';

interface Notice {
  readonly id: number;
  readonly words: string;
  readonly answer?: { readonly title: string; readonly act: () => void };
}

const shown = createStore<readonly Notice[]>([]);
let next = 1;

/** Time in ms for which a notice without a button stays. */
const stay = 6000;

export function notice(words: string, answer?: Notice['answer']): void {
  const id = next++;
  const entry: Notice = answer === undefined ? { id, words } : { id, words, answer };
  shown.set([...shown.get().slice(-2), entry]);
  setTimeout(() => dismiss(id), answer === undefined ? stay : 3 * stay);
}

function dismiss(id: number): void {
  shown.set(shown.get().filter((each) => each.id !== id));
}

export function Notices() {
  const notices = useStore(shown);
  return (
    <div className="notices" role="status" aria-live="polite">
      {notices.map(({ id, words, answer }) => (
        <div className="notice" key={id}>
          <span>{words}</span>
          {answer && (
            <button
              type="button"
              onClick={() => {
                dismiss(id);
                answer.act();
              }}
            >
              {answer.title}
            </button>
          )}
          <button
            type="button"
            className="quiet"
            aria-label={say('shell.dismiss')}
            onClick={() => dismiss(id)}
          >
            ×
          </button>
        </div>
      ))}
    </div>
  );
}
