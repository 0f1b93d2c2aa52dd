import { createUpload } from '@portal/web/api/upload';
import { apiConfig } from './api-config.ts';

/** Sends documents and tells how far it is. Few pages send any, so it stands apart from the other calls. */
export const upload = createUpload(apiConfig);
