import { mayServe } from '@portal/domain/people/representatives/representative';
import { useField } from '@portal/web/form/use-field';
import { Select } from '@portal/web/ui/select';
import { useEffect } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRepresentativesQuery } from '#state/session-api.ts';
import type { RegistrationValues } from './registration-values.ts';

/** Whose client a person becomes: one of those who may serve where they live. Not asked where the dealer has nobody. */
export function RepresentativeField({ control }: { control: Control<RegistrationValues> }) {
  const { t } = useTranslation();
  const field = useField(control, 'dealerRepresentativeId');
  const province = useWatch({ control, name: 'province' });
  const { data } = useRepresentativesQuery();
  const choices = (data ?? []).filter((one) => mayServe(one, province));
  const isGone = data !== undefined && field.value !== '' && choices.every(({ id }) => id !== field.value);
  const { onChange } = field;
  useEffect(() => {
    if (isGone) {
      onChange('');
    }
  }, [isGone, onChange]);
  return data?.length === 0 ? null : (
    <Select
      {...field}
      label={t('account.representative.label')}
      hint={t('account.representative.hint')}
      placeholder={t('account.representative.none')}
      optional
      choices={choices.map(({ id, fullName }) => ({ value: id, label: fullName }))}
    />
  );
}
