import type {
  DocumentVerification,
  VerificationOutcome,
} from '@portal/domain/agreement/signing/signing.wire';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { fieldId, focusField } from '@portal/web/form/field-id';
import { PDF_ACCEPT } from '@portal/web/form/file-rules';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useIsTakenOver } from '@portal/web/page/use-is-taken-over';
import { Button } from '@portal/web/ui/button';
import { Card } from '@portal/web/ui/card';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { FileDrop } from '@portal/web/ui/file-drop';
import { AttentionMark, InfoMark, SuccessMark } from '@portal/web/ui/icons';
import { Notice } from '@portal/web/ui/notice';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#state/api.ts';

const verifyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a file for checking; it is not stored. */
    verifyDocument: build.mutation<DocumentVerification, File>({
      query: (file) => {
        const body = new FormData();
        body.append('file', file);
        return { url: '/documents/verify', method: 'POST', body };
      },
    }),
  }),
});

export const { useVerifyDocumentMutation } = verifyApi;

const FIELD = 'file';

/** A file to check, and the result; another file starts over. A single file rather than a form. */
export function VerifyForm() {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [verify, { data, error, isLoading, reset }] = useVerifyDocumentMutation();
  const isTakenOver = useTakeOver(setFile);
  const choose = (chosen: File | null) => {
    reset();
    setMissing(false);
    setFile(chosen);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (file === null) {
      setMissing(true);
      focusField(FIELD);
      return;
    }
    void verify(file);
  };
  return (
    <div className="flex flex-col gap-8">
      <form method="post" noValidate onSubmit={submit}>
        <Card>
          <div className="flex flex-col items-start gap-6">
            <div className="w-full">
              <FileDrop
                name={FIELD}
                label={t('verifyDocument.file')}
                hint={t('verifyDocument.fileHint')}
                error={isMissing ? t('verifyDocument.issues.fileMissing') : undefined}
                accept={PDF_ACCEPT}
                file={
                  file === null
                    ? null
                    : { name: file.name, size: file.size, status: 'chosen', progress: 0, previewUrl: null }
                }
                onSelect={choose}
                onRemove={() => choose(null)}
                isDisabled={isLoading || !isTakenOver}
              />
            </div>
            <Button type="submit" tone="primary" isPending={isLoading} isDisabled={!isTakenOver}>
              {t('verifyDocument.check')}
            </Button>
            <p className="text-sm text-muted">{t('verifyDocument.privacy')}</p>
          </div>
        </Card>
      </form>
      {error === undefined ? null : <Notice tone="danger" isNew title={messageOf(error)} />}
      {data === undefined ? null : <VerificationResult key={data.sha256} result={data} />}
    </div>
  );
}

/**
 * False in prerendered HTML until takeover: nothing is chosen or sent before, because a signed-in person's page is
 * re-rendered. A file that the browser restored into the field is passed on.
 */
function useTakeOver(take: (file: File) => void): boolean {
  useEffect(() => {
    const input = document.getElementById(fieldId(FIELD));
    const early = input instanceof HTMLInputElement ? input.files?.[0] : undefined;
    if (early !== undefined) {
      take(early);
    }
  }, [take]);
  return useIsTakenOver();
}

const MARKS = { success: SuccessMark, info: InfoMark, attention: AttentionMark } as const;
const COLOURS = { success: 'text-success', info: 'text-info', attention: 'text-attention' } as const;
const TONES: Readonly<Record<VerificationOutcome, keyof typeof MARKS>> = {
  unchanged: 'success',
  'added-to': 'attention',
  changed: 'attention',
  foreign: 'info',
  unsealed: 'info',
  'not-pdf': 'info',
};

/** The result, in a sentence and in facts; takes focus, so that it is announced. */
function VerificationResult({ result }: { result: DocumentVerification }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { outcome, sealedAt, sealedBy, sha256 } = result;
  const time = sealedAt === null ? '' : dateTime(sealedAt);
  const Mark = MARKS[TONES[outcome]];
  return (
    <Card as="section" labelledBy="verification-title">
      <div className="flex items-start gap-4">
        <Mark className={`size-9 shrink-0 ${COLOURS[TONES[outcome]]}`} />
        <div className="min-w-0">
          <h2 id="verification-title" ref={heading} tabIndex={-1} className="text-2xl">
            {t(`verifyDocument.outcomes.${outcome}.title`)}
          </h2>
          <p className="mt-2 max-w-prose">{t(`verifyDocument.outcomes.${outcome}.text`, { time })}</p>
        </div>
      </div>
      <div className="mt-5 text-sm wrap-anywhere">
        <DefinitionList
          rows={[
            ...(sealedAt === null
              ? []
              : [{ id: 'sealedAt', label: t('verifyDocument.sealedAt'), value: time }]),
            ...(sealedBy === null
              ? []
              : [{ id: 'sealedBy', label: t('verifyDocument.sealedBy'), value: sealedBy }]),
            { id: 'sha256', label: t('verifyDocument.fingerprint'), value: sha256 },
          ]}
        />
      </div>
    </Card>
  );
}
