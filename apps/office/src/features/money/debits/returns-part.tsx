import type { ReturnedPage } from '@portal/domain/money/payments/office-debits.wire';
import type { ReturnsPreview } from '@portal/domain/money/payments/office-returns.wire';
import { isApiError } from '@portal/web/api/api-error';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useBusy } from '@portal/web/page/use-busy';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { FileDrop } from '@portal/web/ui/file-drop';
import { FormFailure } from '@portal/web/ui/form-failure';
import { Loading } from '@portal/web/ui/loading';
import { Notice } from '@portal/web/ui/notice';
import { Skeleton } from '@portal/web/ui/skeleton';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#parts/loaded.tsx';
import { PagePart } from '#parts/page-part.tsx';
import { useImportReturnsMutation, usePreviewReturnsMutation, useReturnedQuery } from './debits-api.ts';
import { OlderButtons } from './older-buttons.tsx';
import { ReturnedTable } from './returned-table.tsx';

const ACCEPT = '.txt,.005,.dat,.asc';
const FILE_BYTES_MAX = 8_388_608;

/** Returned debits with the bank's reasons, and the import of the bank's file. */
export function ReturnsPart({ mayImport }: { mayImport: boolean }) {
  const { t } = useTranslation();
  const [after, setAfter] = useState<string | undefined>();
  const read = useReturnedQuery(after === undefined ? {} : { after }, { refetchOnMountOrArgChange: true });
  return (
    <PagePart id="returns" title={t('officeDebits.returns.title')}>
      {mayImport ? <ImportReturns /> : null}
      <Loaded read={read}>
        {(page) => (
          <>
            <Returned page={page} />
            <OlderButtons after={after} next={page.next} onGo={setAfter} />
          </>
        )}
      </Loaded>
    </PagePart>
  );
}

function Returned({ page }: { page: ReturnedPage }) {
  const { t } = useTranslation();
  return page.rows.length === 0 ? (
    <p className="text-muted">{t('officeDebits.returns.none')}</p>
  ) : (
    <ReturnedTable label={t('officeDebits.returns.table')} rows={page.rows} isTaken />
  );
}

/** Previews the bank's file of returned debits and imports it: as a whole, or refused because of a wrong record. */
function ImportReturns() {
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

/** Every record of a file before its import, and its outcome; only the first ones of a very long file, with the total. */
function ReturnsPreviewPart({ preview }: { preview: ReturnsPreview }) {
  const { t } = useTranslation();
  const { day, number } = useFormats();
  const { isKnown, count, rows, createdOn } = preview;
  const title = t('officeReturns.title', {
    count,
    number: number(count),
    file: String(preview.number),
    day: day(createdOn),
  });
  return (
    <section aria-labelledby="returns-preview" className="grid gap-3">
      <h3 id="returns-preview" className="font-semibold">
        {title}
      </h3>
      {isKnown ? <Notice tone="attention" isNew title={t('officeReturns.known')} /> : null}
      {rows.length < count ? (
        <p className="text-muted">{t('officeReturns.first', { number: number(rows.length) })}</p>
      ) : null}
      {count === 0 ? null : <ReturnedTable label={title} rows={rows} isTaken={false} />}
    </section>
  );
}

/** Which record is wrong, if one is; otherwise why the file could not be sent. */
function ReturnsRefusal({ error }: { error: unknown }) {
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
