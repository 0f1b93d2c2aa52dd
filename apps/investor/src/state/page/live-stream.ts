import type { LiveUnits } from '@portal/domain/offering/deals/live-units.wire';

type OnUnits = (units: LiveUnits) => void;

const RETRY_FIRST_MS = 1_000;
const RETRY_MAX_MS = 30_000;
/** Jitter: pages that lost the same server reconnect spread over this share of their pause. */
const SPREAD = 0.5;

/**
 * One connection to the server's events per tab. Closed while the tab is hidden, since connections are few and nobody looks;
 * reopened after a loss with growing pauses.
 */
export class LiveStream {
  readonly #url: string;
  readonly #listeners = new Set<OnUnits>();
  #source: EventSource | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #lastId = '';

  constructor(url: string) {
    this.#url = url;
  }

  /** Returns a function to stop listening. */
  listen(onUnits: OnUnits): () => void {
    if (this.#listeners.size === 0) {
      document.addEventListener('visibilitychange', this.#follow);
    }
    this.#listeners.add(onUnits);
    // The new listener has not heard what others in the tab have.
    this.#lastId = '';
    this.#close();
    this.#follow();
    return () => {
      this.#listeners.delete(onUnits);
      if (this.#listeners.size === 0) {
        document.removeEventListener('visibilitychange', this.#follow);
        this.#close();
        this.#failures = 0;
      }
    };
  }

  readonly #follow = (): void => {
    if (document.visibilityState === 'hidden') {
      this.#close();
    } else if (this.#source === null) {
      this.#open();
    }
  };

  #open(): void {
    clearTimeout(this.#retry);
    const source = new EventSource(`${this.#url}?after=${encodeURIComponent(this.#lastId)}`);
    this.#source = source;
    source.addEventListener('open', () => {
      this.#failures = 0;
    });
    source.addEventListener('units', ({ data, lastEventId }) => {
      const units: LiveUnits = JSON.parse(String(data));
      this.#lastId = lastEventId;
      for (const onUnits of this.#listeners) {
        onUnits(units);
      }
    });
    // The browser's own reconnection has no growing pauses, and gives up when the server is busy.
    source.addEventListener('error', () => {
      this.#close();
      this.#retry = setTimeout(this.#follow, this.#pauseMs());
      this.#failures += 1;
    });
  }

  #close(): void {
    clearTimeout(this.#retry);
    this.#source?.close();
    this.#source = null;
  }

  #pauseMs(): number {
    const whole = Math.min(RETRY_FIRST_MS * 2 ** this.#failures, RETRY_MAX_MS);
    return whole * (1 - SPREAD * Math.random());
  }
}
