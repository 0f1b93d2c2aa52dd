import { type ApiBaseQuery, createBaseQuery } from '@portal/web/api/create-base-query';
import { createPortalApi } from '@portal/web/api/create-portal-api';
import { apiConfig } from './api-config.ts';
import { callAndAsk } from './call-and-ask.ts';

/** What changes can invalidate. */
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

const send = createBaseQuery(apiConfig);

const sendAndAsk: ApiBaseQuery = (argument, api, options) =>
  callAndAsk(
    async () => send(argument, api, options),
    // A call with a token of its own ends a session that the page has left.
    () => api.signal.aborted || (typeof argument !== 'string' && argument.accessToken !== undefined),
  );

/** The application's API; features add their calls with `injectEndpoints`. */
export const api = createPortalApi(sendAndAsk, API_TAGS);

/** Orders, except where the wizard shows its own. */
export const TRADES_ELSEWHERE = { type: 'Trade', id: 'elsewhere' } as const;

/**
 * Tags invalidated by a change on the way to the wizard's next page: all orders except the wizard's own, which it then reads
 * by id. After a refusal something else has changed that one too, so it is read with the others.
 */
export function staleTrades(error: unknown): typeof TRADES_ELSEWHERE | 'Trade' {
  return error === undefined ? TRADES_ELSEWHERE : 'Trade';
}
