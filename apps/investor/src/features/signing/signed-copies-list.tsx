import type { SignedCopies } from '@portal/domain/agreement/signing/signing.wire';
import { isApiError } from '@portal/web/api/api-error';
import { useFormats } from '@portal/web/i18n/use-formats';
import { CallFailure } from '@portal/web/ui/call-failure';
import { DocumentRow } from '@portal/web/ui/document-row';
import { LinkButton } from '@portal/web/ui/link-button';
import { Loading } from '@portal/web/ui/loading';
import { PageHeading } from '@portal/web/ui/page-heading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';
import { useSignedCopiesQuery } from './signing-api.ts';

/** The sealed documents of a joint investor, who has no account: the link gives access. */
export function SignedCopiesList({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useSignedCopiesQuery({ token });
  if (data !== undefined) {
    // The links live for minutes: a press refetches them.
    const open = async (id: string) => {
      const fresh = (await refetch()).data ?? data;
      const url = fresh.documents.find((document) => document.id === id)?.url;
      if (url !== undefined) {
        window.location.assign(url);
      }
    };
    return <Copies copies={data} isPending={isFetching} onOpen={(id) => void open(id)} />;
  }
  if (isApiError(error) && (error.code === 'SIGNING_LINK_INVALID' || error.code === 'VALIDATION')) {
    return <EndedLink />;
  }
  return error === undefined || isFetching ? (
    <Loading>
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="mt-6 h-40 w-full" />
    </Loading>
  ) : (
    <CallFailure error={error} onRetry={() => void refetch()} />
  );
}

type CopiesProps = { copies: SignedCopies; isPending: boolean; onOpen: (id: string) => void };

function Copies({ copies, isPending, onOpen }: CopiesProps) {
  const { t } = useTranslation();
  const { dateTime, date } = useFormats();
  const { dealName, signedAt, expiresAt, documents } = copies;
  return (
    <>
      <PageHeading
        title={t('signedFiles.copies.title')}
        intro={t('signedFiles.copies.lead', { deal: dealName, time: dateTime(signedAt) })}
      />
      <ul className="overflow-hidden rounded-card border border-line bg-raised shadow-raised">
        {documents.map(({ id, title, size }) => (
          <DocumentRow
            key={id}
            title={title}
            sizeBytes={size}
            onDownload={() => onOpen(id)}
            isPending={isPending}
          />
        ))}
      </ul>
      <p className="font-semibold">{t('signedFiles.copies.keep', { time: date(expiresAt) })}</p>
      <p className="text-sm text-muted">
        {t('signedFiles.copies.verify')}{' '}
        <TextLink href={paths.verifyDocument()}>{t('signedFiles.copies.verifyLink')}</TextLink>
      </p>
    </>
  );
}

function EndedLink() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading title={t('signedFiles.copies.endedTitle')} intro={t('signedFiles.copies.endedText')} />
      <p>
        <LinkButton tone="primary" href={paths.home()}>
          {t('signedFiles.copies.home')}
        </LinkButton>
      </p>
    </>
  );
}
