import { checkRegistration } from '@portal/domain/people/account/check-account';
import type { Referral, User } from '@portal/domain/people/account/user.wire';
import { representativeByCode } from '@portal/domain/people/representatives/representative';
import { isApiError } from '@portal/web/api/api-error';
import { applyServerErrors } from '@portal/web/form/apply-server-errors';
import { FORM_BEHAVIOUR, issuesResolver } from '@portal/web/form/issues-resolver';
import { judgeWhenLoaded } from '@portal/web/form/judge-when-loaded';
import { useErrorSummary } from '@portal/web/form/use-error-summary';
import { useLanguage } from '@portal/web/i18n/use-language';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRegisterMutation, useRepresentativesQuery } from '#state/session-api.ts';
import { FormShell } from './form-shell.tsx';
import { RegisterFields, type SayElsewhere } from './register-fields.tsx';
import { fieldOfPath, NO_ANSWERS, type RegistrationValues, registerBody } from './registration-values.ts';

type RegisterFormProps = {
  referral: Referral | null;
  /** What was typed when the form was last closed. */
  typed?: RegistrationValues | undefined;
  /** Gets what was typed, without the password, when the form closes; undefined after registering. */
  onLeave?: ((typed: RegistrationValues | undefined) => void) | undefined;
  elsewhere: SayElsewhere;
  onEntered: (user: User) => void;
};

/** Opens an account and signs the person in. The form keeps its values whatever the server answers. */
export function RegisterForm({ referral, typed, onLeave, elsewhere, onEntered }: RegisterFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [register, { isLoading }] = useRegisterMutation();
  const [failure, setFailure] = useState<unknown>(null);
  const [takenEmail, setTakenEmail] = useState<string | null>(null);
  const form = useForm<RegistrationValues>({
    ...FORM_BEHAVIOUR,
    defaultValues: typed ?? NO_ANSWERS,
    resolver: issuesResolver<RegistrationValues>((values) =>
      checkRegistration(
        values,
        (password) => judgeWhenLoaded(password, values, t('brand.name'))?.refusal ?? null,
      ),
    ),
  });
  const { control, handleSubmit, setValue, getValues } = form;
  const summary = useErrorSummary(control);

  // After the first render, which is the prerendered page's: people who came by a representative's link need not choose one.
  const { data: representatives = [] } = useRepresentativesQuery();
  const referrer =
    representativeByCode(representatives, referral?.ref ?? '') ??
    representativeByCode(representatives, referral?.mwr ?? '');
  const referrerId = referrer?.id;
  useEffect(() => {
    if (referrerId !== undefined && getValues('dealerRepresentativeId') === '') {
      setValue('dealerRepresentativeId', referrerId);
    }
  }, [referrerId, getValues, setValue]);

  const hasEntered = useRef(false);
  useEffect(
    () => () => onLeave?.(hasEntered.current ? undefined : { ...getValues(), password: '' }),
    [onLeave, getValues],
  );

  const submit = handleSubmit(async (values) => {
    setFailure(null);
    setTakenEmail(null);
    const { data, error } = await register(registerBody(values, language, referral));
    if (data !== undefined) {
      hasEntered.current = true;
      onEntered(data.user);
      return;
    }
    const isTaken = isApiError(error) && error.code === 'EMAIL_TAKEN';
    setTakenEmail(isTaken ? values.email : null);
    const isBesideField = isApiError(error) && applyServerErrors(form, error, fieldOfPath);
    setFailure(isBesideField ? null : error);
  });
  return (
    <FormShell
      onSubmit={submit}
      summary={summary}
      failure={failure}
      submitText={t('account.register.submit')}
      isPending={isLoading}
    >
      <div className="mb-2 grid gap-10">
        <RegisterFields control={control} elsewhere={elsewhere} takenEmail={takenEmail} />
      </div>
    </FormShell>
  );
}
