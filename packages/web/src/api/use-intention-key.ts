import { useCallback, useRef } from 'react';
import { newIdempotencyKey } from './api-config.ts';
import { isApiError } from './api-error.ts';

type Intention = { fingerprint: string; key: string };

/**
 * Runs a change with one idempotency key per intention: pressing again after the network failed repeats the same
 * request, which the server executes once. A definite answer, good or bad, ends the intention.
 */
export function useIntentionKey(): <Result>(
  content: unknown,
  run: (idempotencyKey: string) => Promise<Result>,
) => Promise<Result> {
  const intention = useRef<Intention | null>(null);
  return useCallback(async (content, run) => {
    const fingerprint = JSON.stringify(content);
    if (intention.current?.fingerprint !== fingerprint) {
      intention.current = { fingerprint, key: newIdempotencyKey() };
    }
    try {
      const result = await run(intention.current.key);
      intention.current = null;
      return result;
    } catch (error) {
      if (isApiError(error) && error.status !== null) {
        intention.current = null;
      }
      throw error;
    }
  }, []);
}
