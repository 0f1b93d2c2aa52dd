import { useFormats } from '@portal/web/i18n/use-formats';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { FileDrop } from '@portal/web/ui/file-drop';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useBusy } from '@portal/web/use-busy';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useImportReturnsMutation, usePreviewReturnsMutation } from './debits-api.ts';
import { ReturnsPreviewPart } from './returns-preview-part.tsx';
import { ReturnsRefusal } from './returns-refusal.tsx';

const ACCEPT = '.txt,.005,.dat,.asc';
const FILE_BYTES_MAX = 8_388_608;

/** Reads the bank's file of debits that came back, shows each record, and takes it: whole, or refused with the record that is wrong. */
export function ImportReturns() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { isBusy, run } = useBusy();
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [look, seen] = usePreviewReturnsMutation();
  const [take, { error, reset }] = useImportReturnsMutation();
  const preview = file === null ? undefined : seen.data;
  const choose = (chosen: File | null) => {
    reset();
    seen.reset();
    setMissing(false);
    setFile(chosen);
    if (chosen !== null) {
      void look({ file: chosen });
    }
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(file === null);
    if (file !== null && preview === undefined) {
      void look({ file });
    }
    if (file !== null && preview !== undefined) {
      void run(async () => {
        const { data } = await take({ file });
        if (data !== undefined) {
          const count = data.items.length;
          showToast(
            'success',
            t('officeDebits.returns.done', { count, number: number(count), file: String(data.number) }),
          );
          choose(null);
        }
      });
    }
  };
  return (
    <form noValidate onSubmit={send} className="grid gap-4">
      <p className="text-muted text-sm">{t('officeDebits.returns.hint')}</p>
      <FileDrop
        name="file"
        label={t('officeDebits.returns.file')}
        hint={t('officeDebits.returns.fileHint')}
        error={isMissing ? t('officeDebits.returns.fileRequired') : undefined}
        accept={ACCEPT}
        maxBytes={FILE_BYTES_MAX}
        file={
          file === null
            ? null
            : { name: file.name, size: file.size, status: 'chosen', progress: 1, previewUrl: null }
        }
        onSelect={choose}
        onRemove={() => choose(null)}
      />
      <ReturnsRefusal error={error ?? seen.error} />
      {seen.isLoading ? (
        <Loading>
          <Skeleton className="h-48 w-full" />
        </Loading>
      ) : null}
      {preview === undefined ? null : <ReturnsPreviewPart preview={preview} />}
      {preview?.isKnown === true ? null : (
        <p>
          <Button type="submit" isPending={isBusy || seen.isLoading}>
            {t(preview === undefined ? 'officeReturns.look' : 'officeDebits.returns.import')}
          </Button>
        </p>
      )}
    </form>
  );
}
