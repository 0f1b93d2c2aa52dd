import { createUpload, type Upload } from '@portal/web/api/upload';
import { apiConfig } from './api-config.ts';
import { callAndAsk } from './call-and-ask.ts';

const send = createUpload(apiConfig);

/** Uploads documents with progress. Kept apart from the other calls because few pages need it. */
export const upload: Upload = (request) =>
  callAndAsk(
    () => send(request),
    () => request.signal?.aborted === true,
  );
