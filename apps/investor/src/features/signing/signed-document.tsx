import { isApiError } from '@portal/web/api/api-error';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { Button } from '@portal/web/ui/button';
import { LinkButton } from '@portal/web/ui/link-button';
import { Notice } from '@portal/web/ui/notice';
import { PageHeading } from '@portal/web/ui/page-heading';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenDocument } from '#state/documents/open-document.ts';
import { useDownload } from '#state/documents/use-download.ts';
import { paths } from '#state/paths.ts';

/** A sealed document that a message points to; its link is requested when pressed. */
export function SignedDocument({ fileId }: { fileId: string }) {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const { pendingId, download } = useDownload();
  const open = useOpenDocument();
  const [error, setError] = useState<unknown>(null);
  const save = () => {
    setError(null);
    download({ id: fileId }).catch(setError);
  };
  if (isApiError(error) && error.code === 'NOT_FOUND') {
    return (
      <>
        <PageHeading
          title={t('signedFiles.document.missingTitle')}
          intro={t('signedFiles.document.missingText')}
        />
        <p>
          <LinkButton tone="primary" href={paths.portfolio()}>
            {t('signedFiles.document.portfolio')}
          </LinkButton>
        </p>
      </>
    );
  }
  return (
    <>
      <PageHeading title={t('signedFiles.document.title')} intro={t('signedFiles.document.lead')} />
      {isApiError(error) ? <Notice tone="danger" isNew title={messageOf(error)} /> : null}
      <p className="flex flex-wrap gap-4">
        <Button tone="primary" onPress={() => open({ id: fileId, title: t('signedFiles.document.title') })}>
          {t('signedFiles.document.read')}
        </Button>
        <Button isPending={pendingId !== null} onPress={save}>
          {t('signedFiles.document.download')}
        </Button>
        <LinkButton tone="quiet" href={paths.portfolio()}>
          {t('signedFiles.document.portfolio')}
        </LinkButton>
      </p>
    </>
  );
}
