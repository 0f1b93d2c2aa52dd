import { createUpload } from '@portal/web/api/upload';
import { apiConfig } from './api-config.ts';

/** Uploads documents with progress. Kept apart from the other calls because few pages need it. */
export const upload = createUpload(apiConfig);
