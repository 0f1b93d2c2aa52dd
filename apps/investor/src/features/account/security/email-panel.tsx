import { EMAIL_MAX_LENGTH } from '@portal/domain/ground/people/email-address';
import type { EmailState } from '@portal/domain/people/account/account.wire';
import { useLightForm } from '@portal/web/form/use-light-form';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Badge } from '@portal/web/ui/badge';
import { Button } from '@portal/web/ui/button';
import { FormFailure } from '@portal/web/ui/form-failure';
import { Notice } from '@portal/web/ui/notice';
import { PlainTextField } from '@portal/web/ui/plain-text-field';
import { useTranslation } from 'react-i18next';
import { useResendVerificationMutation } from '#state/signing-proof-api.ts';
import { checkSecurity } from './check-security.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { useOpenForm } from './one-form-at-a-time.tsx';
import { OpenFormButton } from './open-form-button.tsx';
import { Panel } from './panel.tsx';
import { PanelForm } from './panel-form.tsx';
import { useCancelEmailChangeMutation, useChangeEmailMutation } from './security-api.ts';

/** The account's email address, confirmed or not, and changing it, which both addresses must confirm. */
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

/** Asks for a new address; nothing changes until both addresses have confirmed. */
function EmailForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { t } = useTranslation();
  const [change, { error }] = useChangeEmailMutation();
  const form = useLightForm({ newEmail: '', password: '' }, checkSecurity.newEmail, { error });
  const submit = form.submitTo(async (values) => {
    const { data } = await change(values);
    if (data !== undefined) {
      onDone();
    }
  });
  return (
    <PanelForm
      onSubmit={submit}
      onCancel={onCancel}
      form={form}
      submitText={t('security.email.submit')}
      cancelText={t('security.email.cancel')}
    >
      <p className="text-muted">{t('security.email.how')}</p>
      <PlainTextField
        {...form.field('newEmail')}
        label={t('security.email.newLabel')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
      />
      <CurrentPasswordField
        {...form.field('password')}
        label={t('account.password.label')}
        hint={t('security.email.passwordHint')}
      />
    </PanelForm>
  );
}
