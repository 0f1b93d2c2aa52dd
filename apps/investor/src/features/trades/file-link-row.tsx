import { useApiMessage } from '@portal/web/api/use-api-message';
import { showToast } from '@portal/web/toasts';
import { DocumentRow } from '@portal/web/ui/document-row';
import { useTranslation } from 'react-i18next';
import { useDownload } from '#state/use-download.ts';

type FileLinkRowProps = { fileId: string; title: string; detail: string };

/** A document in a list. Its link lives for minutes, so it is asked for when pressed; the file is saved, the page stays. */
export function FileLinkRow({ fileId, title, detail }: FileLinkRowProps) {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const { pendingId, download } = useDownload();
  const save = () =>
    download(fileId).catch((error: unknown) =>
      showToast('problem', t('wizard.order.documents.failed', { message: messageOf(error) })),
    );
  return (
    <DocumentRow
      title={title}
      detail={detail}
      action={t('wizard.order.documents.download')}
      onPress={() => void save()}
      isPending={pendingId !== null}
    />
  );
}
