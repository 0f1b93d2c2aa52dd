import type { Trades } from '@portal/domain/order/trades/trade.wire';
import { skipToken } from '@reduxjs/toolkit/query';
import { useProfileQuery } from '#state/session-api.ts';
import { usePortfolioQuery } from './portfolio-api.ts';

/** How often an open page checks whether the dealer has moved an order on. */
const POLL_MILLISECONDS = 30_000;

/** Keeps the screen current: refetches on focus, reconnection and mount, and polls while in view. */
export const STAYS_FRESH = {
  pollingInterval: POLL_MILLISECONDS,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  refetchOnMountOrArgChange: true,
} as const;

export type Portfolio =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'ready'; portfolio: Trades };

/** The orders of the person who is signed in. */
export function usePortfolio(): Portfolio {
  const profile = useProfileQuery();
  const portfolio = usePortfolioQuery(profile.data?.id ?? skipToken, STAYS_FRESH);
  if (portfolio.data !== undefined) {
    return { state: 'ready', portfolio: portfolio.data };
  }
  const failed = [profile, portfolio].find(({ isError, isFetching }) => isError && !isFetching);
  return failed === undefined
    ? { state: 'loading' }
    : { state: 'failed', error: failed.error, retry: () => void failed.refetch() };
}
