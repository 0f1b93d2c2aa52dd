import { createUpload } from '@portal/web/api/upload';
import { apiConfig } from './api.ts';

/** Sends files and tells how far they are. Few pages send any, so it stands apart from the other calls. */
export const upload = createUpload(apiConfig);
