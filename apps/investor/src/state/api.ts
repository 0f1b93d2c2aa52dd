import type { ApiConfig } from '@portal/web/api/api-config';
import { createBaseQuery } from '@portal/web/api/base-query';
import { createPortalApi } from '@portal/web/api/create-portal-api';
import { createUpload } from '@portal/web/api/upload';
import { connection } from './connection.ts';

const config: ApiConfig = {
  baseUrl: '/api',
  getToken: () => connection.accessToken,
  getLanguage: () => connection.language,
  onSessionEnded: () => connection.endSession(),
};

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
export const api = createPortalApi(createBaseQuery(config), API_TAGS);

/** Sends documents and tells how far it is. */
export const upload = createUpload(config);
