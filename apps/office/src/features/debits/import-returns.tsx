import { isApiError } from '@portal/web/api/api-error';
import { useFormats } from '@portal/web/i18n/use-formats';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { FileDrop } from '@portal/web/ui/file-drop';
import { FormFailure } from '@portal/web/ui/form-failure';
import { Notice } from '@portal/web/ui/notice';
import { useBusy } from '@portal/web/use-busy';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useImportReturnsMutation } from './debits-api.ts';

const ACCEPT = '.txt,.005,.dat,.asc';
const FILE_BYTES_MAX = 8_388_608;

/** Takes the bank's file of debits that came back: whole, or refused with the record that is wrong. */
export function ImportReturns() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { isBusy, run } = useBusy();
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [take, { error, reset }] = useImportReturnsMutation();
  const choose = (chosen: File | null) => {
    reset();
    setMissing(false);
    setFile(chosen);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(file === null);
    if (file !== null) {
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
      <Refusal error={error} />
      <p>
        <Button type="submit" isPending={isBusy}>
          {t('officeDebits.returns.import')}
        </Button>
      </p>
    </form>
  );
}

/** Which record is wrong, where one is; else why the file could not be sent. */
function Refusal({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const problems = isApiError(error) ? Object.entries(error.fields) : [];
  return problems.length === 0 ? (
    <FormFailure error={error} />
  ) : (
    <Notice tone="danger" isNew takesFocus title={t('officeDebits.returns.refused')}>
      <ul>
        {problems.map(([path, sentence]) => (
          <li key={path}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
}
