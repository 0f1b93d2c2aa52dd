import { createBaseQuery } from '@portal/web/api/base-query';
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
