import type { Language } from '@portal/domain/ground/people/languages';
import type { DealFile } from '@portal/domain/offering/deals/deal-file.wire';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { useUpload } from '@portal/web/form/use-upload';
import { useFormats } from '@portal/web/i18n/use-formats';
import { FileDrop } from '@portal/web/ui/file-drop';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '#state/store.ts';
import { useOpenDeal } from '../deal/open-deal.ts';
import { dealsApi } from '../deals-api.ts';
import { MarkedLabel } from '../writing/marked-label.tsx';
import { useDealField } from '../writing/use-deal-field.tsx';
import { useFindFile } from './deal-files-context.ts';
import { FILE_RULES } from './file-rules-of-part.ts';
import { type SentPart, sendDealFile } from './send-deal-file.ts';

type FileOfDealProps = {
  name:
    | `content.films.${number}.video`
    | `content.films.${number}.captions.${Language}`
    | `content.documents.${number}.file.${Language}`;
  part: SentPart;
  label: string;
};

/** A file of the deal: chosen, sent, and then named by its id in what is written. */
export function FileOfDeal({ name, part, label }: FileOfDealProps) {
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
      }),
    [deal.id, part, remember, onChange],
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

/** Adds a file that was just kept to what is known of the deal. */
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
