import type { OfficeMemorandum } from '@portal/domain/agreement/memorandum/office-memorandum.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { PDF_ACCEPT } from '@portal/web/form/file-rules';
import { type SendFile, useUpload } from '@portal/web/form/use-upload';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { FileDrop } from '@portal/web/ui/file-drop';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { callAndAsk } from '#state/api.ts';
import { upload } from '#state/upload.ts';
import { DocumentLine } from '../documents/document-line.tsx';
import { useMoveMemorandumMutation } from './memorandum-api.ts';

type BringFieldProps = {
  dealId: string;
  language: Language;
  draft: OfficeMemorandum['drafts'][number] | undefined;
  onKept: () => void;
};

/** The document of the next version in one language: upload, read, replace or remove. */
export function BringField({ dealId, language, draft, onKept }: BringFieldProps) {
  const { t } = useTranslation();
  const { dateTime, fileSize } = useFormats();
  const apiMessage = useApiMessage();
  const send = useMemo(() => sendMemorandum({ dealId, language }, onKept), [dealId, language, onKept]);
  const upload = useUpload(send);
  const [move, { error: moveError, isLoading }] = useMoveMemorandumMutation();
  const failure = upload.error === null ? undefined : (upload.error.fields.file ?? apiMessage(upload.error));
  const remove = async (documentId: string) => {
    upload.clear();
    await move({ dealId, move: 'remove', body: { documentId } });
  };
  const isSent = upload.file?.status === 'received';
  return (
    <div className="grid content-start gap-3">
      <FileDrop
        name={`memorandum-${language}`}
        label={t(`officeMemorandum.next.${language}`)}
        hint={t('officeMemorandum.next.hint')}
        error={failure ?? (moveError === undefined ? undefined : apiMessage(moveError))}
        accept={PDF_ACCEPT}
        file={isSent ? null : upload.file}
        onSelect={(file) => void upload.start(file)}
        onCancel={upload.clear}
        onRemove={upload.clear}
      />
      {draft === undefined ? null : (
        <ul>
          <DocumentLine
            dealId={dealId}
            document={draft}
            note={t('officeMemorandum.next.brought', {
              count: draft.pages,
              size: fileSize(draft.size),
              name: draft.broughtBy,
              when: dateTime(draft.broughtAt),
            })}
            action={
              <Button
                size="small"
                aria-label={t('officeMemorandum.next.removeLabel', { title: draft.title })}
                isPending={isLoading}
                onPress={() => void remove(draft.id)}
              >
                {t('officeMemorandum.next.remove')}
              </Button>
            }
          />
        </ul>
      )}
    </div>
  );
}

/** Uploads a document of the next version in one language; `onKept` is called once the server has it. */
function sendMemorandum(
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
