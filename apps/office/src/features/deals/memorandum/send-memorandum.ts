import type { Language } from '@portal/domain/ground/people/languages';
import type { SendFile } from '@portal/web/form/use-upload';
import { callAndAsk } from '#state/api.ts';
import { upload } from '#state/upload.ts';

/** Sends a document of the next version in one language; `onKept` is told once the server has it. */
export function sendMemorandum(
  { dealId, language }: { dealId: string; language: Language },
  onKept: () => void,
): SendFile {
  return async (file, { onProgress, signal }) => {
    const body = new FormData();
    body.append('language', language);
    body.append('file', file, file.name);
    const url = `/office/deals/${dealId}/memorandum/documents`;
    const result = await callAndAsk(
      () => upload({ url, body, onProgress, signal }),
      () => signal.aborted,
    );
    if ('data' in result && !signal.aborted) {
      onKept();
    }
    return result;
  };
}
