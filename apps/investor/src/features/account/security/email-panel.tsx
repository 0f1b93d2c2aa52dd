import type { EmailState } from '@portal/domain/people/account/account.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Badge } from '@portal/web/ui/badge';
import { Button } from '@portal/web/ui/button';
import { FormFailure } from '@portal/web/ui/form-failure';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { EmailForm } from './email-form.tsx';
import { useOpenForm } from './one-form-at-a-time.tsx';
import { OpenFormButton } from './open-form-button.tsx';
import { Panel } from './panel.tsx';
import { useCancelEmailChangeMutation, useResendVerificationMutation } from './security-api.ts';

/** The address of the account: confirmed or not, and its change, which both addresses confirm. */
export function EmailPanel({ state, isBounced }: { state: EmailState; isBounced: boolean }) {
  const { t } = useTranslation();
  const { form, close } = useOpenForm();
  const isChanging = form === 'email';
  return (
    <Panel
      title={t('security.email.title')}
      aside={
        <Badge tone={state.verified ? 'success' : 'attention'}>
          {t(state.verified ? 'security.email.verified' : 'security.email.unverified')}
        </Badge>
      }
    >
      <p className="font-medium wrap-anywhere">
        <span className="sr-only">{t('security.email.current')} </span>
        {state.email}
      </p>
      {isBounced ? <Notice tone="danger" title={t('security.email.bounced')} /> : null}
      {state.verified ? null : <Resend email={state.email} />}
      {state.pending === null ? null : <Pending pending={state.pending} />}
      {isChanging ? <EmailForm onDone={() => close('done')} onCancel={() => close('left')} /> : null}
      {isChanging || state.pending !== null ? null : (
        <div>
          <OpenFormButton form="email">{t('security.email.change')}</OpenFormButton>
        </div>
      )}
    </Panel>
  );
}

function Resend({ email }: { email: string }) {
  const { t } = useTranslation();
  const [resend, { error, isLoading, isSuccess }] = useResendVerificationMutation();
  return (
    <div className="grid justify-items-start gap-3">
      <FormFailure error={error} />
      {isSuccess ? (
        <Notice tone="success" isNew title={t('security.email.verifySent', { email })} />
      ) : (
        <Button onPress={() => void resend()} isPending={isLoading}>
          {t('security.email.verify')}
        </Button>
      )}
    </div>
  );
}

function Pending({ pending }: { pending: NonNullable<EmailState['pending']> }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const [cancel, { error, isLoading }] = useCancelEmailChangeMutation();
  return (
    <Notice
      title={t('security.email.pendingTitle', { email: pending.newEmail })}
      isNew
      action={
        <Button size="small" onPress={() => void cancel()} isPending={isLoading}>
          {t('security.email.cancelPending')}
        </Button>
      }
    >
      <FormFailure error={error} />
      <p>{t('security.email.pending', { when: dateTime(pending.expiresAt) })}</p>
      <ul className="mt-1.5 list-disc pl-5">
        <li>{t(pending.oldConfirmed ? 'security.email.oldConfirmed' : 'security.email.oldWaiting')}</li>
        <li>{t(pending.newConfirmed ? 'security.email.newConfirmed' : 'security.email.newWaiting')}</li>
      </ul>
    </Notice>
  );
}
