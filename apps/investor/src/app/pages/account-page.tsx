import { CallFailure } from '@portal/web/ui/call-failure';
import { Loading } from '@portal/web/ui/loading';
import { PageHeading } from '@portal/web/ui/page-heading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { BankAccountsPanel } from '#features/account/bank-accounts-panel.tsx';
import { ClosePanel } from '#features/account/close-panel.tsx';
import { ConsentsPanel } from '#features/account/consents-panel.tsx';
import { DataPanel } from '#features/account/data-panel.tsx';
import { DetailsPanel } from '#features/account/details-panel.tsx';
import { useOwnAccountQuery } from '#features/account/own-account-api.ts';
import { EmailPanel } from '#features/account/security/email-panel.tsx';
import { OneFormAtATime } from '#features/account/security/one-form-at-a-time.tsx';
import { PasswordPanel } from '#features/account/security/password-panel.tsx';
import {
  useEmailStateQuery,
  useSessionsQuery,
  useTwoFactorQuery,
} from '#features/account/security/security-api.ts';
import { SessionsPanel } from '#features/account/security/sessions-panel.tsx';
import { TwoFactorPanel } from '#features/account/security/two-factor-panel.tsx';
import { StandingPanel } from '#features/account/standing-panel.tsx';
import { useAppSelector } from '#state/store.ts';

/** The account: details, email address, password, two-factor login, sessions, data, and closing it. */
export function AccountPage() {
  const { t } = useTranslation();
  const own = useOwnAccountQuery();
  const email = useEmailStateQuery();
  const twoFactor = useTwoFactorQuery();
  const sessions = useSessionsQuery();
  const isBounced = useAppSelector((state) => state.auth.user?.emailBounced !== undefined);
  const all = [own, email, twoFactor, sessions];
  const failed = all.find(({ isError, data }) => isError && data === undefined);
  const retry = () => {
    for (const query of all) {
      void query.refetch();
    }
  };
  return (
    <div className="mx-auto grid max-w-3xl gap-8">
      <PageHeading title={t('security.title')} intro={t('security.intro')} takesFocus />
      {failed === undefined ? null : <CallFailure error={failed.error} onRetry={retry} />}
      {failed === undefined && own.data && email.data && twoFactor.data && sessions.data ? (
        <OneFormAtATime>
          <div className="grid gap-6">
            <DetailsPanel account={own.data} />
            <StandingPanel account={own.data} />
            <BankAccountsPanel accounts={own.data.bankAccounts} />
            <EmailPanel state={email.data} isBounced={isBounced} />
            <PasswordPanel />
            <TwoFactorPanel state={twoFactor.data} />
            <SessionsPanel sessions={sessions.data} />
            <ConsentsPanel consents={own.data.consents} />
            <DataPanel />
            <ClosePanel obstacles={own.data.closing} asksCode={twoFactor.data.enabled} />
          </div>
        </OneFormAtATime>
      ) : null}
      {failed === undefined && !(own.data && email.data && twoFactor.data && sessions.data) ? (
        <Waiting />
      ) : null}
    </div>
  );
}

const PANELS = ['details', 'standing', 'email', 'password', 'second-step', 'sessions'];

function Waiting() {
  return (
    <Loading>
      <div className="grid gap-6">
        {PANELS.map((name) => (
          <Skeleton key={name} className="h-40" />
        ))}
      </div>
    </Loading>
  );
}
