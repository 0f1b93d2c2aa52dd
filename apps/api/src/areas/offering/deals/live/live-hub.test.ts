import type { DealUnits } from '@portal/domain/offering/deals/live-units.wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ASK_INTERVAL_MS,
  HEARTBEAT_MS,
  LISTENERS_MAX,
  LISTENERS_OF_ADDRESS_MAX,
  LiveHub,
} from './live-hub.ts';

const MAPLE: DealUnits = { id: 'maple', unitsTotal: 100, unitsTaken: 40 };
const FARM: DealUnits = { id: 'farm', unitsTotal: 50, unitsTaken: 0 };

function openHub() {
  const deals = { now: [FARM, MAPLE], isAway: false, questions: 0 };
  const warnings: unknown[] = [];
  const hub = new LiveHub({
    readUnits: async () => {
      deals.questions += 1;
      if (deals.isAway) {
        throw new Error('away');
      }
      return deals.now;
    },
    log: { warn: (...words: unknown[]) => void warnings.push(words) },
  });
  return { hub, deals, warnings };
}

function page(address = 'here') {
  const heard: string[] = [];
  const events = () =>
    heard
      .filter((chunk) => chunk.startsWith('id:'))
      .map((chunk) => JSON.parse(chunk.split('data: ')[1] ?? ''));
  const lastId = () =>
    /^id: (\S+)/.exec(heard.findLast((chunk) => chunk.startsWith('id:')) ?? '')?.[1] ?? null;
  const listener = {
    address,
    send: (chunk: Buffer) => void heard.push(chunk.toString()),
    end: () => void heard.push('end'),
  };
  return { heard, events, lastId, listener };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('pages that listen to the units of deals', () => {
  it('hear everything first, then what changes, with one query for all of them', async () => {
    const { hub, deals } = openHub();
    const [one, other] = [page(), page()];
    await Promise.all([hub.join(one.listener, null), hub.join(other.listener, null)]);
    expect(one.events()).toEqual([{ isWhole: true, deals: [FARM, MAPLE] }]);
    deals.now = [FARM, { ...MAPLE, unitsTaken: 41 }];
    await vi.advanceTimersByTimeAsync(ASK_INTERVAL_MS);
    await vi.advanceTimersByTimeAsync(ASK_INTERVAL_MS);
    expect(one.events().slice(1)).toEqual([{ isWhole: false, deals: [{ ...MAPLE, unitsTaken: 41 }] }]);
    expect(other.events()).toEqual(one.events());
    expect(deals.questions).toBe(3);
    hub.close();
  });

  it('hear everything again when a deal opens or closes', async () => {
    const { hub, deals } = openHub();
    const { listener, events } = page();
    await hub.join(listener, null);
    deals.now = [MAPLE];
    await vi.advanceTimersByTimeAsync(ASK_INTERVAL_MS);
    expect(events().at(-1)).toEqual({ isWhole: true, deals: [MAPLE] });
    hub.close();
  });

  it('that reconnect with the current state hear nothing of it again, from any server', async () => {
    const first = openHub();
    const before = page();
    await first.hub.join(before.listener, null);
    const second = openHub();
    const after = page();
    await second.hub.join(after.listener, before.lastId());
    expect(after.events()).toEqual([]);
    first.hub.close();
    second.hub.close();
  });

  it('get a heartbeat now and then', async () => {
    const { hub } = openHub();
    const { listener, heard } = page();
    await hub.join(listener, null);
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
    expect(heard.filter((chunk) => chunk === ': still here\n\n')).toHaveLength(2);
    hub.close();
  });

  it('cost no query once the last has left, and hear the current state when they come back', async () => {
    const { hub, deals } = openHub();
    const leave = await hub.join(page().listener, null);
    leave();
    deals.now = [MAPLE];
    await vi.advanceTimersByTimeAsync(ASK_INTERVAL_MS * 10);
    expect(deals.questions).toBe(1);
    const later = page();
    await hub.join(later.listener, null);
    expect(later.events()).toEqual([{ isWhole: true, deals: [MAPLE] }]);
    hub.close();
  });

  it('stay while the database is away, which is logged once, and then hear what they missed', async () => {
    const { hub, deals, warnings } = openHub();
    const { listener, events } = page();
    await hub.join(listener, null);
    deals.isAway = true;
    await vi.advanceTimersByTimeAsync(ASK_INTERVAL_MS * 3);
    expect(warnings).toHaveLength(1);
    deals.isAway = false;
    deals.now = [FARM, { ...MAPLE, unitsTaken: 60 }];
    await vi.advanceTimersByTimeAsync(ASK_INTERVAL_MS);
    expect(events().at(-1)).toEqual({ isWhole: false, deals: [{ ...MAPLE, unitsTaken: 60 }] });
    hub.close();
  });

  it('are disconnected when the server stops, and no more are let in', async () => {
    const { hub } = openHub();
    const { listener, heard } = page();
    await hub.join(listener, null);
    hub.close();
    expect(heard.at(-1)).toBe('end');
    expect(() => hub.refuseWhenFull('here')).toThrow('UNAVAILABLE');
  });

  it.each([
    ['of one address', LISTENERS_OF_ADDRESS_MAX, () => 'here', 'RATE_LIMITED'],
    ['of all', LISTENERS_MAX, (place: number) => String(place), 'BUSY'],
  ])('%s are no more than %i', async (_whose, most, addressOf, code) => {
    const { hub } = openHub();
    for (let place = 0; place < most; place += 1) {
      hub.refuseWhenFull(addressOf(place));
      await hub.join(page(addressOf(place)).listener, null);
    }
    expect(() => hub.refuseWhenFull('here')).toThrow(code);
    hub.close();
  });
});
