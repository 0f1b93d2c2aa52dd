import { useApiMessage } from '@portal/web/api/use-api-message';
import { showToast } from '@portal/web/toasts';
import { Page } from '@portal/web/ui/icons';
import { Spinner } from '@portal/web/ui/spinner';
import { useTranslation } from 'react-i18next';
import { useDownload } from '#state/use-download.ts';

type FileLinkRowProps = { fileId: string; title: string; detail: string };

/** A document in a list. Its link lives for minutes, so it is asked for when pressed; the file is saved, the page stays. */
export function FileLinkRow({ fileId, title, detail }: FileLinkRowProps) {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const { pendingId, download } = useDownload();
  const isLoading = pendingId === fileId;
  const open = async () => {
    try {
      await download(fileId);
    } catch (error) {
      showToast('problem', t('wizard.order.documents.failed', { message: messageOf(error) }));
    }
  };
  return (
    <li className="border-line not-first:border-t">
      <button
        type="button"
        aria-label={t('wizard.order.documents.download', { title })}
        disabled={isLoading}
        onClick={() => void open()}
        className="flex min-h-16 w-full items-center gap-4 px-5 py-3 text-left transition-colors hover:bg-accent-soft focus-visible:-outline-offset-3"
      >
        <Page className="size-6 text-accent" />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{title}</span>
          <span className="figures block text-sm text-muted">{detail}</span>
        </span>
        {isLoading ? <Spinner label={t('ui.working')} /> : <DownloadMark />}
      </button>
    </li>
  );
}

function DownloadMark() {
  return (
    <svg
      viewBox="0 0 20 20"
      className="size-5 shrink-0 text-muted"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M10 3.25v9.5M6.25 9.25 10 13l3.75-3.75M3.5 13v3.5h13V13" />
    </svg>
  );
}
