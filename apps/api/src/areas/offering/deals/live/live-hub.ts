import type { DealUnits, LiveUnits } from '@portal/domain/offering/deals/live-units.wire';
import { sha256Hex } from '../../../../platform/crypto/new-token.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';

/** How often one process queries the database for all its pages. */
export const ASK_INTERVAL_MS = 2_000;
/** Proxies and browsers give up on a connection that is silent for a minute or two. */
export const HEARTBEAT_MS = 25_000;
/** A page reconnects after this long, perhaps to a server with fewer listeners. */
export const LISTENER_LIFE_MS = 1_800_000;
/** Each costs a connection and some kilobytes of memory. */
export const LISTENERS_MAX = 5_000;
/** Enough for an office behind one address. */
export const LISTENERS_OF_ADDRESS_MAX = 200;
/** A refused page tries again after this long. */
const REFUSED_RETRY_SECONDS = 30;
/** How much may queue up for a listener that does not read, before it is dropped. */
export const BACKLOG_MAX_BYTES = 262_144;

/** A page that shows deals. */
export type Listener = {
  /** Its IP address, since only so many pages of one address may listen at once. */
  address: string;
  send: (chunk: Buffer) => void;
  end: () => void;
};

type HubNeeds = { readUnits: () => Promise<DealUnits[]>; log: Pick<Deps['log'], 'warn'> };

const HEARTBEAT = Buffer.from(': still here\n\n');

/**
 * Tells every page listening to this process how many units are left. It queries the database once for all of them, and
 * only while somebody listens. Each process queries for itself, so an order shows everywhere, wherever it was placed.
 */
export class LiveHub {
  readonly #needs: HubNeeds;
  readonly #listeners = new Set<Listener>();
  #state: UnitsState | null = null;
  #whole: Buffer | null = null;
  #asking: Promise<void> | null = null;
  #timers: NodeJS.Timeout[] = [];
  #isDatabaseAway = false;
  #isClosed = false;

  constructor(needs: HubNeeds) {
    this.#needs = needs;
  }

  get size(): number {
    return this.#listeners.size;
  }

  /** Throws BUSY or RATE_LIMITED if no more pages are let in, UNAVAILABLE while the server stops. */
  refuseWhenFull(address: string): void {
    const retryAfterSeconds = REFUSED_RETRY_SECONDS;
    if (this.#isClosed) {
      throw new AppError('UNAVAILABLE', { retryAfterSeconds });
    }
    if (this.#listeners.size >= LISTENERS_MAX) {
      throw new AppError('BUSY', { retryAfterSeconds });
    }
    let ofAddress = 0;
    for (const listener of this.#listeners) {
      ofAddress += listener.address === address ? 1 : 0;
    }
    if (ofAddress >= LISTENERS_OF_ADDRESS_MAX) {
      throw new AppError('RATE_LIMITED', { retryAfterSeconds });
    }
  }

  /**
   * Lets a page listen. It first hears the current state, unless `knownId` is that state. Returns the function to
   * leave.
   */
  async join(listener: Listener, knownId: string | null): Promise<() => void> {
    this.#listeners.add(listener);
    this.#start();
    listener.send(HEARTBEAT);
    await this.#firstState();
    if (this.#listeners.has(listener) && this.#state !== null && this.#state.id !== knownId) {
      this.#whole ??= wholeEvent(this.#state);
      listener.send(this.#whole);
    }
    return () => this.#leave(listener);
  }

  /** Ends every connection; pages reconnect by themselves, to this server or another. */
  close(): void {
    this.#isClosed = true;
    this.#stop();
    for (const listener of this.#listeners) {
      listener.end();
    }
    this.#listeners.clear();
  }

  #leave(listener: Listener): void {
    this.#listeners.delete(listener);
    if (this.#listeners.size === 0) {
      this.#stop();
    }
  }

  #start(): void {
    if (this.#timers.length === 0) {
      this.#timers = [
        setInterval(() => void this.#ask(), ASK_INTERVAL_MS),
        setInterval(() => this.#tell(HEARTBEAT), HEARTBEAT_MS),
      ];
    }
  }

  /** The state goes stale once nobody listens, so it is dropped. */
  #stop(): void {
    this.#timers.forEach(clearInterval);
    this.#timers = [];
    this.#state = null;
    this.#whole = null;
  }

  async #firstState(): Promise<void> {
    if (this.#state === null) {
      await this.#ask();
    }
  }

  /** One query at a time: a slow database is not asked again before it answers. */
  #ask(): Promise<void> {
    this.#asking ??= this.#askNow().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  async #askNow(): Promise<void> {
    try {
      const now = stateOf(await this.#needs.readUnits());
      this.#isDatabaseAway = false;
      if (this.#listeners.size > 0) {
        this.#follow(now);
      }
    } catch (error) {
      if (!this.#isDatabaseAway) {
        this.#needs.log.warn({ err: error }, 'cannot tell pages how many units are left');
      }
      this.#isDatabaseAway = true;
    }
  }

  #follow(now: UnitsState): void {
    const before = this.#state;
    if (before?.id === now.id) {
      return;
    }
    this.#state = now;
    this.#whole = null;
    if (before !== null) {
      this.#tell(changeEvent(before, now));
    }
  }

  #tell(chunk: Buffer): void {
    for (const listener of this.#listeners) {
      listener.send(chunk);
    }
  }
}

const ID_LENGTH = 16;

/** The units of all live deals at one moment. The id is derived from them, so that all servers agree on it. */
type UnitsState = { id: string; deals: readonly DealUnits[] };

function stateOf(deals: readonly DealUnits[]): UnitsState {
  return { id: sha256Hex(Buffer.from(JSON.stringify(deals))).slice(0, ID_LENGTH), deals };
}

/** The event that brings a page without a state to this one. */
function wholeEvent({ id, deals }: UnitsState): Buffer {
  return eventOf(id, { isWhole: true, deals: [...deals] });
}

/**
 * The event that brings a page from the previous state to this one: what changed, or everything if deals opened or
 * closed.
 */
function changeEvent(before: UnitsState, now: UnitsState): Buffer {
  const known = new Map(before.deals.map((deal) => [deal.id, deal]));
  const isSameSet = before.deals.length === now.deals.length && now.deals.every(({ id }) => known.has(id));
  if (!isSameSet) {
    return wholeEvent(now);
  }
  const deals = now.deals.filter(({ id, unitsTotal, unitsTaken }) => {
    const old = known.get(id);
    return old?.unitsTaken !== unitsTaken || old.unitsTotal !== unitsTotal;
  });
  return eventOf(now.id, { isWhole: false, deals });
}

function eventOf(id: string, data: LiveUnits): Buffer {
  return Buffer.from(`id: ${id}\nevent: units\ndata: ${JSON.stringify(data)}\n\n`);
}
