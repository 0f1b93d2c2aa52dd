import type { TwoFactorStart } from '@portal/domain/people/account/account.wire';
import { AuthenticatorKey } from '@portal/web/account/authenticator-key';
import { RecoveryCodes } from '@portal/web/account/recovery-codes';
import { useLightForm } from '@portal/web/form/use-light-form';
import { Button } from '@portal/web/ui/button';
import { CallFailure } from '@portal/web/ui/call-failure';
import { Card } from '@portal/web/ui/card';
import { Checkbox } from '@portal/web/ui/checkbox';
import { Loading } from '@portal/web/ui/loading';
import { PageHeading } from '@portal/web/ui/page-heading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeForm } from '#parts/code-form.tsx';
import { OfficeForm } from '#parts/office-form.tsx';
import { useLazySelfQuery } from '#state/session-api.ts';
import { useConfirmEnrolmentMutation, useStartEnrolmentQuery } from './enrolment-api.ts';

/** Setting up the second step: the app gets the key, a first code proves it, and the person saves the recovery codes. */
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

type KeepCodesProps = { codes: readonly string[]; onKept: () => void };

/** The recovery codes, shown this once; the office opens once the person confirms that they are saved. */
function KeepCodes({ codes, onKept }: KeepCodesProps) {
  const { t } = useTranslation();
  const [readSelf, { error }] = useLazySelfQuery();
  const form = useLightForm(
    { kept: false },
    ({ kept }) => (kept ? [] : [{ path: 'kept', key: 'office.enrolment.keptRequired', values: {} }]),
    { error },
  );
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, []);
  const submit = form.submitTo(async () => {
    const { data } = await readSelf({ personActed: true });
    if (data !== undefined) {
      onKept();
    }
  });
  return (
    <div className="grid gap-8">
      <PageHeading title={t('office.enrolment.codesTitle')} intro={t('office.enrolment.codesIntro')} />
      <Card>
        <div className="grid gap-8">
          <RecoveryCodes codes={codes}>
            <Button onPress={() => download(codes, t('office.enrolment.file'))}>
              {t('office.enrolment.download')}
            </Button>
          </RecoveryCodes>
          <div className="border-line border-t pt-6" data-print="no">
            <OfficeForm form={form} onSubmit={submit} submitText={t('office.enrolment.go')}>
              <Checkbox {...form.field('kept')} isRequired>
                {t('office.enrolment.kept')}
              </Checkbox>
            </OfficeForm>
          </div>
        </div>
      </Card>
    </div>
  );
}

function download(codes: readonly string[], name: string): void {
  const address = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
