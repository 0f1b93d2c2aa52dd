import type { Language } from '@portal/domain/ground/people/languages';
import { type DealFile, dealFileSchema } from '@portal/domain/offering/deals/deal-file.wire';
import { giveUp, post, sendInPieces } from '@portal/web/api/send-in-pieces';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { CAPTIONS_ACCEPT, DOCUMENT_MAX_BYTES, PDF_ACCEPT, VIDEO_ACCEPT } from '@portal/web/form/file-rules';
import { LEFT, type SendFile, useUpload } from '@portal/web/form/use-upload';
import { useFormats } from '@portal/web/i18n/use-formats';
import { FileDrop } from '@portal/web/ui/file-drop';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { callAndAsk } from '#state/api.ts';
import { useAppDispatch } from '#state/store.ts';
import { upload } from '#state/upload.ts';
import { useOpenDeal } from '../deal/open-deal.ts';
import { dealsApi } from '../deals-api.ts';
import { MarkedLabel } from '../writing/marked-label.tsx';
import { useDealField } from '../writing/use-deal-field.tsx';
import { useFindFile } from './deal-files-context.ts';

const AT = '/office/upload';

const KIBIBYTE = 1024;
/** The server's limits. */
const VIDEO_MAX_BYTES = 100 * KIBIBYTE * KIBIBYTE;
const CAPTIONS_MAX_BYTES = 128 * KIBIBYTE;
/** The files that may be chosen, and the hint that says so. */
const FILE_RULES = {
  video: { accept: VIDEO_ACCEPT, maxBytes: VIDEO_MAX_BYTES, hint: 'officeDeals.hints.filmVideo' },
  captions: { accept: CAPTIONS_ACCEPT, maxBytes: CAPTIONS_MAX_BYTES, hint: 'officeDeals.hints.filmCaptions' },
  document: { accept: PDF_ACCEPT, maxBytes: DOCUMENT_MAX_BYTES, hint: 'officeDeals.hints.documentFile' },
} as const;

type FileOfDealProps = {
  name:
    | `content.films.${number}.video`
    | `content.films.${number}.captions.${Language}`
    | `content.documents.${number}.file.${Language}`
    | 'content.offering.approval.file';
  part: SentPart;
  label: string;
  /** Called once another file is there. */
  onKept?: (() => void) | undefined;
};

/** A file of the deal: chosen, uploaded, and then referenced by its id in the draft. */
export function FileOfDeal({ name, part, label, onKept }: FileOfDealProps) {
  const { t } = useTranslation();
  const { fileSize } = useFormats();
  const apiMessage = useApiMessage();
  const { mark, value, onChange, error, ...field } = useDealField(name);
  const { deal } = useOpenDeal();
  const kept = useFindFile()(value);
  const remember = useRememberFile(deal.id);
  const send = useMemo(
    () =>
      sendDealFile({ dealId: deal.id, part }, (file) => {
        remember(file);
        onChange(file.id);
        onKept?.();
      }),
    [deal.id, part, remember, onChange, onKept],
  );
  const upload = useUpload(send);
  const failure = upload.error === null ? undefined : (upload.error.fields.file ?? apiMessage(upload.error));
  const { accept, maxBytes, hint } = FILE_RULES[part];
  const clear = () => {
    upload.clear();
    onChange('');
  };
  return (
    <FileDrop
      {...field}
      label={<MarkedLabel mark={mark}>{label}</MarkedLabel>}
      hint={t(hint, { limit: fileSize(maxBytes) })}
      error={failure ?? error}
      optional="unsaid"
      accept={accept}
      maxBytes={maxBytes}
      file={
        upload.file ??
        (kept === undefined
          ? null
          : { name: kept.name, size: kept.size, status: 'received', progress: 1, previewUrl: null })
      }
      onSelect={(file) => void upload.start(file)}
      onCancel={upload.clear}
      onRemove={clear}
    />
  );
}

/** Adds a file just uploaded to the known files of the deal. */
function useRememberFile(dealId: string): (file: DealFile) => void {
  const dispatch = useAppDispatch();
  return useMemo(
    () => (file) =>
      dispatch(
        dealsApi.util.updateQueryData('officeDeal', dealId, (deal) => {
          deal.files.push(file);
        }),
      ),
    [dispatch, dealId],
  );
}

/** Uploads of the office; the cover of a film is a picture, and is sent like pictures. */
type SentPart = 'video' | 'captions' | 'document';

/** Uploads a file for a deal's draft; `onKept` gets it as the server stored it. A video goes in pieces, and resumes where it stopped. */
function sendDealFile(
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
  // If the person cancelled, the server drops the pieces; if they only left the page, they may come back.
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
