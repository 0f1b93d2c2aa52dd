import { createBaseQuery } from '@portal/web/api/create-base-query';
import { createPortalApi } from '@portal/web/api/create-portal-api';
import { apiConfig } from './api-config.ts';

/** What a change can make stale. */
const API_TAGS = [
  'User',
  'Deal',
  'Kyc',
  'KycSetAside',
  'Trade',
  'Draft',
  'Signing',
  'File',
  'Session',
  'TwoFactor',
] as const;

/** Every call of the application; features add theirs by `injectEndpoints`. */
export const api = createPortalApi(createBaseQuery(apiConfig), API_TAGS);

/** Orders as everything but the wizard shows them. */
export const TRADES_ELSEWHERE = { type: 'Trade', id: 'elsewhere' } as const;

/**
 * The orders that a change on the way to the wizard's next page makes stale: all but the wizard's own, which it then reads by its
 * id. A refusal means that something else has changed it, and it is read with the others.
 */
export function staleTrades(error: unknown): typeof TRADES_ELSEWHERE | 'Trade' {
  return error === undefined ? TRADES_ELSEWHERE : 'Trade';
}
