import type { ApiConfig } from '@portal/web/api/api-config';
import { connection } from './connection.ts';

/** What every call of the application needs to know of it. */
export const apiConfig: ApiConfig = {
  baseUrl: '/api',
  getToken: () => connection.accessToken,
  getLanguage: () => connection.language,
  onSessionEnded: () => connection.endSession(),
};
