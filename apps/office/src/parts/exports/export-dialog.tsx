import { exportListKey } from '@portal/domain/desk/exports/export-lists';
import { EXPORT_ROWS_MAX, type OfficeExport } from '@portal/domain/desk/exports/office-exports.wire';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { useBusy } from '@portal/web/page/use-busy';
import { showToast } from '@portal/web/toasts';
import { Badge, type BadgeTone } from '@portal/web/ui/badge';
import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../loaded.tsx';
import {
  type ListToExport,
  useAskExportMutation,
  useExportsQuery,
  useLinkToExportMutation,
} from './exports-api.ts';

/** A file of a few hundred rows is ready after a second or two. */
const READ_AGAIN_MS = 2_000;
const TONES: Readonly<Record<OfficeExport['state'], BadgeTone>> = {
  waiting: 'info',
  made: 'success',
  failed: 'danger',
};

type ExportDialogProps = {
  asked: ListToExport;
  /** How many rows the list has, as a number and as text; null if the list does not say. */
  count: { value: number; text: string } | null;
  onClose: () => void;
};

/** Says what the file would contain, requests it, and lists the person's exports. */
export function ExportDialog({ asked, count, onClose }: ExportDialogProps) {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const { number } = useFormats();
  const messageOf = useApiMessage();
  const [askExport, { isLoading, error }] = useAskExportMutation();
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('officeExports.title')}>
      <div className="grid gap-5">
        <p>
          <strong>{translate(exportListKey(asked.list))}</strong>
          {' · '}
          {count === null
            ? t('officeExports.textAll', { max: number(EXPORT_ROWS_MAX) })
            : t('officeExports.text', { count: count.value, number: count.text })}
        </p>
        <p className="text-sm text-muted">{t('officeExports.record')}</p>
        {error === undefined ? null : (
          <Notice tone="danger" isNew>
            {messageOf(error)}
          </Notice>
        )}
        <div>
          <Button
            tone="primary"
            onPress={() => void askExport(asked)}
            isPending={isLoading}
            isDisabled={count?.value === 0}
          >
            {t('officeExports.submit')}
          </Button>
        </div>
        <OwnExports />
      </div>
    </Dialog>
  );
}

/** The exports that the person requested in the last day. */
function OwnExports() {
  const { t } = useTranslation();
  const { data: known } = useExportsQuery();
  const isWriting = known?.some(({ state }) => state === 'waiting') ?? false;
  const read = useExportsQuery(undefined, {
    pollingInterval: isWriting ? READ_AGAIN_MS : 0,
    refetchOnMountOrArgChange: true,
  });
  return (
    <section aria-labelledby="own-exports" className="grid gap-3 border-line border-t pt-5">
      <h3 id="own-exports" className="text-lg">
        {t('officeExports.own')}
      </h3>
      <p className="text-sm text-muted">{t('officeExports.ownText')}</p>
      <Loaded read={read}>
        {(files) =>
          files.length === 0 ? (
            <p>{t('officeExports.none')}</p>
          ) : (
            <ul className="grid gap-3">
              {files.map((file) => (
                <ExportRow key={file.id} file={file} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function ExportRow({ file: { id, list, state, rows, askedAt, expiresAt } }: { file: OfficeExport }) {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const { dateTime, number } = useFormats();
  const messageOf = useApiMessage();
  const { isBusy, run } = useBusy();
  const [linkTo] = useLinkToExportMutation();
  const name = translate(exportListKey(list));
  const download = () =>
    run(async () => {
      const { data, error } = await linkTo(id);
      if (data === undefined) {
        showToast('problem', messageOf(error));
      } else {
        window.location.assign(data.url);
      }
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold">{name}</p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          <Badge tone={TONES[state]}>{t(`officeExports.states.${state}`)}</Badge>
          <span>{t('officeExports.rows', { count: rows, number: number(rows) })}</span>
          <span>{t('officeExports.until', { when: dateTime(expiresAt) })}</span>
        </p>
      </div>
      {state === 'made' ? (
        <Button
          size="small"
          onPress={() => void download()}
          isPending={isBusy}
          aria-label={t('officeExports.downloadLabel', { list: name, when: dateTime(askedAt) })}
        >
          {t('officeExports.download')}
        </Button>
      ) : null}
    </li>
  );
}
