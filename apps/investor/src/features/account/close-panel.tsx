import type { CloseAccountBody, OwnAccount } from '@portal/domain/service/own-account/own-account.wire';
import { CodeField } from '@portal/web/account/code-field';
import { isApiError } from '@portal/web/api/api-error';
import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#state/paths.ts';
import { clearSession } from '#state/slices/clear-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { useCloseAccountMutation } from './own-account-api.ts';
import { checkSecurity } from './security/check-security.ts';
import { CurrentPasswordField } from './security/current-password-field.tsx';
import { useOpenForm } from './security/one-form-at-a-time.tsx';
import { OpenFormButton } from './security/open-form-button.tsx';
import { Panel } from './security/panel.tsx';
import { PanelForm } from './security/panel-form.tsx';

const CONSEQUENCES = ['access', 'deleted', 'kept', 'mail'] as const;

type ClosePanelProps = {
  obstacles: OwnAccount['closing'];
  /** Whether logging in asks for a code. */
  asksCode: boolean;
};

/** Closing the account: what will happen, and what still prevents it. */
export function ClosePanel({ obstacles, asksCode }: ClosePanelProps) {
  const { t } = useTranslation();
  const { form, close } = useOpenForm();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [closeAccount, { error }] = useCloseAccountMutation();
  const submit = async (values: CloseAccountBody) => {
    const { data } = await closeAccount(values);
    if (data !== undefined) {
      dispatch(clearSession('signed-out'));
      navigate(paths.home());
      showToast('success', t('security.close.done'));
    }
  };
  return (
    <Panel title={t('security.close.title')} intro={t('security.close.intro')}>
      <ul className="grid list-disc gap-1.5 pl-5">
        {CONSEQUENCES.map((name) => (
          <li key={name}>{t(`security.close.consequences.${name}`)}</li>
        ))}
      </ul>
      {obstacles.length === 0 ? null : (
        <Notice tone="info" title={t('security.close.notYet')}>
          <ul className="grid gap-1.5">
            {obstacles.map((obstacle) => (
              <li key={obstacle}>{t(`security.close.obstacles.${obstacle}`)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {form === 'close' ? (
        <CloseForm asksCode={asksCode} error={error} onSubmit={submit} onCancel={() => close('left')} />
      ) : null}
      {form !== 'close' && obstacles.length === 0 ? (
        <div>
          <OpenFormButton form="close">{t('security.close.open')}</OpenFormButton>
        </div>
      ) : null}
    </Panel>
  );
}

type CloseFormProps = {
  /** Whether logging in asks for a code; the server may know better by now. */
  asksCode: boolean;
  error: unknown;
  onSubmit: (body: CloseAccountBody) => Promise<void>;
  onCancel: () => void;
};

/** Confirms closing: the password, and a code if logging in asks for one. */
function CloseForm({ asksCode, error, onSubmit, onCancel }: CloseFormProps) {
  const { t } = useTranslation();
  const isCodeAsked = asksCode || (isApiError(error) && 'code' in error.fields);
  const check = isCodeAsked ? checkSecurity.passwordAndCode : checkSecurity.password;
  const form = useLightForm({ password: '', code: '' }, check, { error });
  const submit = form.submitTo(({ password, code }) =>
    onSubmit(isCodeAsked ? { password, code: code.trim() } : { password }),
  );
  return (
    <PanelForm
      onSubmit={submit}
      onCancel={onCancel}
      form={form}
      submitText={t('security.close.submit')}
      cancelText={t('security.close.keep')}
    >
      <CurrentPasswordField
        {...form.field('password')}
        label={t('account.password.label')}
        hint={t('security.email.passwordHint')}
      />
      {isCodeAsked ? (
        <CodeField
          {...form.field('code')}
          label={t('security.twoFactor.codeLabel')}
          hint={t('security.twoFactor.codeOrRecoveryHint')}
        />
      ) : null}
    </PanelForm>
  );
}
