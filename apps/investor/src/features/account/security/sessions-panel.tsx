import type { SessionListItem } from '@portal/domain/people/account/account.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { showToast } from '@portal/web/toasts';
import { Badge } from '@portal/web/ui/badge';
import { Button } from '@portal/web/ui/button';
import { FormFailure } from '@portal/web/ui/form-failure';
import { useTranslation } from 'react-i18next';
import { Panel } from './panel.tsx';
import { useEndOtherSessionsMutation, useEndSessionMutation } from './security-api.ts';

/** Every session of the person; each can be ended from here. */
export function SessionsPanel({ sessions }: { sessions: readonly SessionListItem[] }) {
  const { t } = useTranslation();
  const [endOthers, { error, isLoading }] = useEndOtherSessionsMutation();
  const isAlone = sessions.every(({ current }) => current);
  const endAllOthers = async () => {
    const { data } = await endOthers();
    if (data !== undefined) {
      showToast('success', t('security.sessions.endedOthers', { count: data.ended }));
    }
  };
  return (
    <Panel
      title={t('security.sessions.title')}
      intro={t(isAlone ? 'security.sessions.alone' : 'security.sessions.intro')}
    >
      <FormFailure error={error} />
      <ul className="grid">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {isAlone ? null : (
        <div>
          <Button onPress={() => void endAllOthers()} isPending={isLoading}>
            {t('security.sessions.endOthers')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function SessionRow({ session }: { session: SessionListItem }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const [end, { error, isLoading }] = useEndSessionMutation();
  const device = t('security.sessions.device', {
    browser: t(`security.sessions.browser.${session.browser}`),
    system: t(`security.sessions.system.${session.system}`),
  });
  const endOne = async () => {
    const { data } = await end(session.id);
    if (data !== undefined) {
      showToast('success', t('security.sessions.ended'));
    }
  };
  return (
    <li className="grid gap-3 border-line border-t py-4 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid gap-0.5">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            {device}
            {session.current ? <Badge tone="accent">{t('security.sessions.thisDevice')}</Badge> : null}
          </p>
          <p className="text-sm text-muted">
            {session.current
              ? t('security.sessions.since', { when: dateTime(session.createdAt) })
              : t('security.sessions.lastSeen', { when: dateTime(session.lastSeenAt) })}
          </p>
        </div>
        {session.current ? null : (
          <Button
            size="small"
            aria-label={t('security.sessions.endLabel', { device })}
            onPress={() => void endOne()}
            isPending={isLoading}
          >
            {t('security.sessions.end')}
          </Button>
        )}
      </div>
      <FormFailure error={error} />
    </li>
  );
}
