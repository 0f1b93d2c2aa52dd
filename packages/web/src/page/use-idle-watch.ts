import type { SessionTimes } from '@portal/domain/people/account/account.wire';
import { useCallback, useEffect, useRef, useState } from 'react';

/** How often to look while the warning is open: the person may be active in another window, or the session over. */
const LOOK_AGAIN_MS = 15_000;
/** The longest wait of a timer: a session may last weeks, which timers cannot. */
const LOOK_AFTER_MS_MAX = 3_600_000;
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

export type IdleWarning = { endsAtMs: number; canStay: boolean };

/** Asks the server when the session ends, without counting as activity; undefined if it does not answer. */
type ReadTimes = () => PromiseLike<{ data?: SessionTimes | undefined }> & { abort: () => void };

/**
 * Watches for the end of the session. Shortly before it, a person who has done something on the page since the last check
 * keeps the session without being asked, even by just reading. Otherwise the warning appears `warnMs` before the end. Only the
 * server ends sessions. `readTimes` and `keepAlive` must be the same functions at each call.
 */
export function useIdleWatch(
  readTimes: ReadTimes,
  keepAlive: () => PromiseLike<unknown>,
  warnMs: number,
): { warning: IdleWarning | null; stay: () => Promise<void> } {
  const [warning, setWarning] = useState<IdleWarning | null>(null);
  const lastSign = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look = useRef<() => Promise<void>>(async () => undefined);

  const lookIn = useCallback((ms: number) => {
    clearTimeout(timer.current);
    const waitMs = Math.min(Math.max(ms, 0), LOOK_AFTER_MS_MAX);
    timer.current = setTimeout(() => void look.current(), waitMs);
  }, []);

  useEffect(() => {
    let lastLook = Date.now();
    let asking: ReturnType<ReadTimes> | undefined;
    let isOver = false;
    look.current = async () => {
      const hasActed = lastSign.current > lastLook;
      lastLook = Date.now();
      asking = readTimes();
      const { data } = await asking;
      if (isOver) {
        return;
      }
      if (data === undefined) {
        // Offline, or over: the next call will show.
        lookIn(LOOK_AGAIN_MS);
        return;
      }
      const idleEndsAtMs = Date.parse(data.idleEndsAt);
      const endsAtMs = Date.parse(data.endsAt);
      const leftMs = Math.min(idleEndsAtMs, endsAtMs) - Date.now();
      if (leftMs > warnMs) {
        setWarning(null);
        lookIn(leftMs - warnMs);
      } else if (hasActed && idleEndsAtMs < endsAtMs) {
        await keepAlive();
        if (!isOver) {
          lookIn(0);
        }
      } else {
        setWarning({ endsAtMs: Math.min(idleEndsAtMs, endsAtMs), canStay: idleEndsAtMs < endsAtMs });
        lookIn(Math.min(LOOK_AGAIN_MS, leftMs + 1_000));
      }
    };
    void look.current();
    return () => {
      isOver = true;
      asking?.abort();
      clearTimeout(timer.current);
    };
  }, [readTimes, keepAlive, warnMs, lookIn]);

  useEffect(() => {
    const sign = () => {
      lastSign.current = Date.now();
    };
    const watch = new AbortController();
    for (const name of SIGNS_OF_LIFE) {
      window.addEventListener(name, sign, { passive: true, signal: watch.signal });
    }
    return () => watch.abort();
  }, []);

  const stay = useCallback(async () => {
    await keepAlive();
    setWarning(null);
    lookIn(0);
  }, [keepAlive, lookIn]);

  return { warning, stay };
}
