import type { OfficeInvestor } from '@portal/domain/desk/investors/office-investors.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#parts/dialogs/reason-dialog.tsx';
import { PagePart } from '#parts/page-part.tsx';
import { useEndSessionsMutation } from './investors-api.ts';

type SessionsPartProps = Pick<OfficeInvestor, 'sessions'> & { investorId: string; mayEnd: boolean };
/** One of the sessions, or all of them. */
type Ending = { sessionId: string | null };

/** Where the investor is logged in, by device and time, and ending those sessions. */
export function SessionsPart({ investorId, sessions, mayEnd }: SessionsPartProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const [ending, setEnding] = useState<Ending | null>(null);
  const deviceOf = ({ browser, system }: OfficeInvestor['sessions'][number]) =>
    t('security.sessions.device', {
      browser: t(`security.sessions.browser.${browser}`),
      system: t(`security.sessions.system.${system}`),
    });
  return (
    <PagePart id="sessions" title={t('officeInvestors.sessions.title')}>
      {sessions.length === 0 ? <p className="text-muted">{t('officeInvestors.sessions.none')}</p> : null}
      <ul className="empty:hidden">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b py-3 first:pt-0 last:border-b-0"
          >
            <div className="min-w-0">
              <p className="font-medium">{deviceOf(session)}</p>
              <p className="text-muted text-sm">
                {t('officeInvestors.sessions.seen', {
                  since: dateTime(session.createdAt),
                  seen: dateTime(session.lastSeenAt),
                })}
              </p>
            </div>
            {mayEnd ? (
              <Button
                size="small"
                onPress={() => setEnding({ sessionId: session.id })}
                aria-label={t('officeInvestors.sessions.endLabel', { device: deviceOf(session) })}
              >
                {t('officeInvestors.sessions.end')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {mayEnd && sessions.length > 0 ? (
        <p>
          <Button onPress={() => setEnding({ sessionId: null })}>
            {t('officeInvestors.sessions.endAll')}
          </Button>
        </p>
      ) : null}
      {ending === null ? null : (
        <EndSessionsDialog investorId={investorId} {...ending} onClose={() => setEnding(null)} />
      )}
    </PagePart>
  );
}

type EndSessionsDialogProps = {
  investorId: string;
  /** Null for all of them. */
  sessionId: string | null;
  onClose: () => void;
};

/** Explains what ending a session does, and asks for a reason. */
function EndSessionsDialog({ investorId, sessionId, onClose }: EndSessionsDialogProps) {
  const { t } = useTranslation();
  const [endSessions, { error }] = useEndSessionsMutation();
  return (
    <ReasonDialog
      title={t(
        sessionId === null ? 'officeInvestors.sessions.allTitle' : 'officeInvestors.sessions.oneTitle',
      )}
      label={t('officeInvestors.sessions.reason')}
      hint={t('officeInvestors.sessions.reasonHint')}
      rows={2}
      submitText={t('officeInvestors.sessions.submit')}
      send={(reason) => endSessions({ investorId, sessionId, reason })}
      error={error}
      done={({ ended }) =>
        ended === 0
          ? t('officeInvestors.sessions.doneNone')
          : t('officeInvestors.sessions.done', { count: ended })
      }
      onClose={onClose}
    >
      <p className="text-muted">{t('officeInvestors.sessions.text')}</p>
    </ReasonDialog>
  );
}
