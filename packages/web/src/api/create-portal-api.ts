import { createApi } from '@reduxjs/toolkit/query/react';
import type { ApiBaseQuery } from './base-query.ts';

/** What a change can make stale. */
export const API_TAGS = [
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

/** The empty API of an application; its features add their calls by `injectEndpoints`. */
export function createPortalApi(baseQuery: ApiBaseQuery) {
  return createApi({ reducerPath: 'api', baseQuery, tagTypes: API_TAGS, endpoints: () => ({}) });
}
