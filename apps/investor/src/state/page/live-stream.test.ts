import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SilentSource } from '../../testing/silent-source.ts';
import { LiveStream } from './live-stream.ts';

const UNITS = { isWhole: false, deals: [{ id: 'maple', unitsTotal: 10, unitsTaken: 4 }] };
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  SilentSource.opened = [];
  vi.stubGlobal('EventSource', SilentSource);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const latest = () => SilentSource.opened.at(-1);
const open = () => SilentSource.opened.filter(({ isClosed }) => !isClosed);
function show(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the connection to the server’s events', () => {
  it('is shared by all parts of a page, each of which first gets everything', () => {
    const stream = new LiveStream('/live');
    const heard: unknown[] = [];
    const stops = [stream.listen((units) => heard.push(units)), stream.listen((units) => heard.push(units))];
    expect(open().map(({ url }) => url)).toEqual(['/live?after=']);
    latest()?.say(UNITS);
    expect(heard).toEqual([UNITS, UNITS]);
    for (const stop of stops) {
      stop();
    }
    expect(open()).toEqual([]);
  });

  it('is closed while the tab is hidden, and resumes after the last event', () => {
    const stop = new LiveStream('/live').listen(() => undefined);
    latest()?.say(UNITS, 'seven');
    show('hidden');
    expect(open()).toEqual([]);
    show('visible');
    expect(open().map(({ url }) => url)).toEqual(['/live?after=seven']);
    stop();
    show('hidden');
    show('visible');
    expect(open()).toEqual([]);
  });

  it('reconnects after a loss, with growing pauses, until it is open again', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const stop = new LiveStream('/live').listen(() => undefined);
    for (const pauseMs of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      latest()?.dispatchEvent(new Event('error'));
      vi.advanceTimersByTime(pauseMs - 1);
      expect(open(), String(pauseMs)).toHaveLength(0);
      vi.advanceTimersByTime(1);
      expect(open(), String(pauseMs)).toHaveLength(1);
    }
    latest()?.dispatchEvent(new Event('open'));
    latest()?.dispatchEvent(new Event('error'));
    vi.advanceTimersByTime(1_000);
    expect(open()).toHaveLength(1);
    stop();
  });

  it('is not reopened in a tab hidden meanwhile', () => {
    const stop = new LiveStream('/live').listen(() => undefined);
    latest()?.dispatchEvent(new Event('error'));
    show('hidden');
    vi.advanceTimersByTime(60_000);
    expect(open()).toEqual([]);
    stop();
  });
});
