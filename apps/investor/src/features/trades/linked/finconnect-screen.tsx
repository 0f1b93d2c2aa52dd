import { isApiError } from '@portal/web/api/api-error';
import { CallFailure } from '@portal/web/ui/call-failure';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';
import { returnPath } from '#state/return-path.ts';
import { EndNote } from './end-note.tsx';
import { useOpenFinconnectQuery } from './finconnect-api.ts';
import { FinconnectForm } from './finconnect-form.tsx';

/** The page that links a bank account, or why the link is dead. */
export function FinconnectScreen({ token }: { token: string }) {
  const { t } = useTranslation();
  const [isLinked, setLinked] = useState(false);
  const { data, error, isFetching, refetch } = useOpenFinconnectQuery({ token });
  if (data !== undefined && (isLinked || data.status === 'done')) {
    return (
      <EndNote
        isGood
        title={t('finconnect.done.title')}
        text={t('finconnect.done.text')}
        href={returnPath(data.returnUrl)}
        action={t('finconnect.back')}
      />
    );
  }
  if (data?.status === 'open') {
    return <FinconnectForm token={token} view={data} onLinked={() => setLinked(true)} />;
  }
  if (data !== undefined || (isApiError(error) && error.code === 'FINCONNECT_LINK_INVALID')) {
    return <InvalidLink href={data === undefined ? null : returnPath(data.returnUrl)} />;
  }
  return error === undefined || isFetching ? (
    <FormSkeleton />
  ) : (
    <CallFailure error={error} onRetry={() => void refetch()} />
  );
}

function InvalidLink({ href }: { href: string | null }) {
  const { t } = useTranslation();
  return (
    <EndNote
      isGood={false}
      title={t('finconnect.expired.title')}
      text={t('finconnect.expired.text')}
      href={href ?? paths.portfolio()}
      action={href === null ? t('finconnect.expired.action') : t('finconnect.back')}
    />
  );
}

function FormSkeleton() {
  return (
    <Loading>
      <div className="mx-auto flex max-w-3xl animate-late flex-col gap-6 py-6">
        <Skeleton className="h-11 w-2/3" />
        <Skeleton className="h-16 w-full rounded-card" />
        <Skeleton className="h-96 w-full rounded-card" />
      </div>
    </Loading>
  );
}
