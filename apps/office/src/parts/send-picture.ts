import { addedPictureSchema } from '@portal/domain/ground/pictures/picture.wire';
import type { SendFile } from '@portal/web/form/use-upload';
import { callAndAsk } from '#state/api.ts';
import { upload } from '#state/upload.ts';

/** Sends one picture for a deal; `onKept` gets the id under which the server keeps it. */
export function sendPicture(onKept: (id: string) => void): SendFile {
  return async (file, { onProgress, signal }) => {
    const body = new FormData();
    body.append('picture', file, file.name);
    const result = await callAndAsk(
      () => upload({ url: '/office/pictures', body, onProgress, signal }),
      () => signal.aborted,
    );
    const added = 'data' in result ? addedPictureSchema.safeParse(result.data).data : undefined;
    if (added !== undefined && !signal.aborted) {
      onKept(added.id);
    }
    return result;
  };
}
