import { useApiMessage } from '@portal/web/api/use-api-message';
import { fieldId, focusField } from '@portal/web/field-id';
import { PDF_ACCEPT } from '@portal/web/file-rules';
import { Button } from '@portal/web/ui/button';
import { Card } from '@portal/web/ui/card';
import { FileDrop } from '@portal/web/ui/file-drop';
import { Notice } from '@portal/web/ui/notice';
import { useIsTakenOver } from '@portal/web/use-is-taken-over';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VerificationResult } from './verification-result.tsx';
import { useVerifyDocumentMutation } from './verify-api.ts';

const FIELD = 'file';

/** A file to check, and what was found; choosing another one starts anew. One file is no form of answers: it stands by itself. */
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
 * False in prerendered HTML until the script has taken it over: until then nothing is chosen or sent, because the page of
 * a signed-in person is drawn anew. A file that a browser put back into the field is passed on.
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
