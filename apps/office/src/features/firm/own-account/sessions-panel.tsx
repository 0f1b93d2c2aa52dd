import type { SessionListItem } from '@portal/domain/people/account/account.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { showToast } from '@portal/web/toasts';
import { Badge } from '@portal/web/ui/badge';
import { Button } from '@portal/web/ui/button';
import { CallFailure } from '@portal/web/ui/call-failure';
import { FormFailure } from '@portal/web/ui/form-failure';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { useEndOtherSessionsMutation, useOwnSessionsQuery } from './own-account-api.ts';
import { Panel } from './panel.tsx';

/** Everywhere the person is logged in; all other sessions can be ended here. */
export function SessionsPanel() {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = useOwnSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const isAlone = data?.every(({ current }) => current) ?? false;
  return (
    <Panel
      title={t('office.account.sessions.title')}
      intro={t(isAlone ? 'office.account.sessions.alone' : 'office.account.sessions.intro')}
    >
      {error === undefined ? null : (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data === undefined && error === undefined ? (
        <Loading>
          <Skeleton className="h-24 w-full" />
        </Loading>
      ) : null}
      {data === undefined ? null : (
        <ul className="grid">
          {data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {data === undefined || isAlone ? null : <EndOthers />}
    </Panel>
  );
}

function EndOthers() {
  const { t } = useTranslation();
  const [endOthers, { error, isLoading }] = useEndOtherSessionsMutation();
  const end = async () => {
    const { data } = await endOthers();
    if (data !== undefined) {
      showToast('success', t('office.account.sessions.ended', { count: data.ended }));
    }
  };
  return (
    <div className="grid justify-items-start gap-4">
      <FormFailure error={error} />
      <Button onPress={() => void end()} isPending={isLoading}>
        {t('office.account.sessions.endOthers')}
      </Button>
    </div>
  );
}

function SessionRow({ session }: { session: SessionListItem }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return (
    <li className="grid gap-0.5 border-line border-t py-4 first:border-t-0 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {t('security.sessions.device', {
          browser: t(`security.sessions.browser.${session.browser}`),
          system: t(`security.sessions.system.${session.system}`),
        })}
        {session.current ? <Badge tone="accent">{t('security.sessions.thisDevice')}</Badge> : null}
      </p>
      <p className="text-sm text-muted">
        {session.current
          ? t('security.sessions.since', { when: dateTime(session.createdAt) })
          : t('security.sessions.lastSeen', { when: dateTime(session.lastSeenAt) })}
      </p>
    </li>
  );
}
