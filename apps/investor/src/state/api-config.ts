import type { ApiConfig } from '@portal/web/api/api-config';
import { connection } from './connection.ts';

/** What every call needs to know about the application. */
export const apiConfig: ApiConfig = {
  baseUrl: '/api',
  getToken: () => connection.accessToken,
  getLanguage: () => connection.language,
  onSessionEnded: () => void connection.endSession(),
};
