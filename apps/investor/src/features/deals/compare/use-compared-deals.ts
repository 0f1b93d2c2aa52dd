import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { isApiError } from '@portal/web/api/api-error';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useLiveDealQuery } from '../deals-api.ts';

export type ComparedDeals =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  /** `missing` are those that are offered no longer. */
  | { state: 'ready'; deals: Deal[]; missing: number };

/** The deals of a comparison, each by its own call; a hook for each of COMPARED_MAX. */
export function useComparedDeals([first, second, third]: readonly string[]): ComparedDeals {
  const calls = [useDealCall(first), useDealCall(second), useDealCall(third)].filter(
    ({ isAsked }) => isAsked,
  );
  const failed = calls.find(({ error }) => error !== undefined && !isGone(error));
  if (failed !== undefined) {
    const retry = () => {
      for (const { error, refetch } of calls) {
        if (error !== undefined) {
          void refetch();
        }
      }
    };
    return { state: 'failed', error: failed.error, retry };
  }
  const deals = calls.flatMap(({ deal }) => deal ?? []);
  const missing = calls.filter(({ error }) => error !== undefined).length;
  return deals.length + missing < calls.length ? { state: 'loading' } : { state: 'ready', deals, missing };
}

function useDealCall(slug: string | undefined) {
  const { currentData, error, isFetching, refetch } = useLiveDealQuery(slug ?? skipToken, {
    refetchOnFocus: true,
  });
  const hasFailed = currentData === undefined && !isFetching;
  return { isAsked: slug !== undefined, deal: currentData, error: hasFailed ? error : undefined, refetch };
}

function isGone(error: unknown): boolean {
  return isApiError(error) && error.code === 'NOT_FOUND';
}
