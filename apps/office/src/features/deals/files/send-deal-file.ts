import { type DealFile, dealFileSchema } from '@portal/domain/offering/deals/deal-file.wire';
import { giveUp, post, sendInPieces } from '@portal/web/api/send-in-pieces';
import { LEFT, type SendFile } from '@portal/web/form/use-upload';
import { callAndAsk } from '#state/api.ts';
import { upload } from '#state/upload.ts';

/** What the office sends; the cover of a film is a picture, and goes as pictures do. */
export type SentPart = 'video' | 'captions' | 'document';

const AT = '/office/upload';

/** Sends a file for the draft of a deal; `onKept` gets it as the server keeps it. A video goes in pieces, and on where it stopped. */
export function sendDealFile(
  { dealId, part }: { dealId: string; part: SentPart },
  onKept: (file: DealFile) => void,
): SendFile {
  const url = `/office/deals/${dealId}/files/${part}`;
  return async (file, way) => {
    const { signal } = way;
    const result = await callAndAsk(
      () => (part === 'video' ? sendVideo(url, file, way) : sendWhole(url, file, way)),
      () => signal.aborted,
    );
    const kept = 'data' in result ? dealFileSchema.safeParse(result.data).data : undefined;
    if (kept !== undefined && !signal.aborted) {
      onKept(kept);
    }
    return result;
  };
}

type Way = Parameters<SendFile>[1];

function sendWhole(url: string, file: File, way: Way): ReturnType<SendFile> {
  const body = new FormData();
  body.append('file', file, file.name);
  return upload({ url, body, ...way });
}

async function sendVideo(url: string, file: File, { onProgress, signal }: Way): ReturnType<SendFile> {
  let id: string | null = null;
  // What the person took back is not kept in pieces either; whoever only leaves the page may come back.
  const forget = () =>
    void (id === null || signal.reason === LEFT ? undefined : giveUp(upload, id, AT).catch(() => undefined));
  signal.addEventListener('abort', forget);
  try {
    const onBegun = (begun: string) => {
      id = begun;
    };
    const pieces = await sendInPieces(upload, file, { at: AT, onProgress, signal, onBegun });
    return 'error' in pieces
      ? pieces
      : await post(upload, url, { upload: pieces.data }, { signal, idempotencyKey: `video-${pieces.data}` });
  } finally {
    signal.removeEventListener('abort', forget);
  }
}
