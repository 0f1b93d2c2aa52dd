import { createUpload } from '@portal/web/api/upload';
import { apiConfig } from './api.ts';

/** Uploads files with progress. Apart from the other calls, since few pages need it. */
export const upload = createUpload(apiConfig);
