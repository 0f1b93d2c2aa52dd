import type { TwoFactorStart } from '@portal/domain/people/account/account.wire';
import { AuthenticatorKey } from '@portal/web/account/authenticator-key';
import { CallFailure } from '@portal/web/ui/call-failure';
import { Card } from '@portal/web/ui/card';
import { Loading } from '@portal/web/ui/loading';
import { PageHeading } from '@portal/web/ui/page-heading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeForm } from '#parts/code-form.tsx';
import { useConfirmEnrolmentMutation, useStartEnrolmentQuery } from './enrolment-api.ts';
import { KeepCodes } from './keep-codes.tsx';

/** Turning on the second step: the app learns the key, a first code proves it, and recovery codes are kept. */
export function Enrolment({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) {
    return <KeepCodes codes={codes} onKept={onDone} />;
  }
  return (
    <div className="grid gap-8">
      <PageHeading title={t('office.enrolment.title')} intro={t('office.enrolment.intro')} takesFocus />
      <KeyAndCode onCodes={setCodes} />
    </div>
  );
}

type OnCodes = { onCodes: (codes: readonly string[]) => void };

function KeyAndCode({ onCodes }: OnCodes) {
  const { data, error, refetch, isFetching } = useStartEnrolmentQuery();
  if (data !== undefined) {
    return <Confirm start={data} onCodes={onCodes} />;
  }
  return error === undefined ? (
    <Loading>
      <Skeleton className="h-96 w-full" />
    </Loading>
  ) : (
    <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  );
}

function Confirm({ start, onCodes }: OnCodes & { start: TwoFactorStart }) {
  const { t } = useTranslation();
  const [confirm, { error }] = useConfirmEnrolmentMutation();
  return (
    <Card>
      <div className="grid items-start gap-8 md:grid-cols-2">
        <AuthenticatorKey start={start} headingLevel={2} />
        <CodeForm
          error={error}
          hint={t('security.twoFactor.codeHint')}
          onCode={async (code) => {
            const { data } = await confirm({ code });
            if (data !== undefined) {
              onCodes(data.recoveryCodes);
            }
          }}
          submitText={t('office.enrolment.submit')}
          takesFocus={false}
        />
      </div>
    </Card>
  );
}
