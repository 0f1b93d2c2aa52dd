import { LANGUAGES } from '@portal/domain/ground/people/languages';
import { NAME_LENGTH_MAX } from '@portal/domain/ground/people/legal-name';
import { isProvinceCode, PROVINCES, provinceNameKey } from '@portal/domain/ground/people/provinces';
import { PHONE_LENGTH_MAX } from '@portal/domain/people/account/account-limits';
import { checkDetails } from '@portal/domain/people/account/check-account';
import type { OwnAccount } from '@portal/domain/service/own-account/own-account.wire';
import { useLightForm } from '@portal/web/form/use-light-form';
import { usePhoneFormat } from '@portal/web/i18n/use-phone-format';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { Notice } from '@portal/web/ui/notice';
import { Select } from '@portal/web/ui/select';
import { TextField } from '@portal/web/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeDetailsMutation } from './own-account-api.ts';
import { useOpenForm } from './security/one-form-at-a-time.tsx';
import { OpenFormButton } from './security/open-form-button.tsx';
import { Panel } from './security/panel.tsx';
import { PanelForm } from './security/panel-form.tsx';

/** The person's details, and the language of messages to them. */
export function DetailsPanel({ account }: { account: OwnAccount }) {
  const { t } = useTranslation();
  const phone = usePhoneFormat();
  const { form, close } = useOpenForm();
  const [isDone, setDone] = useState(false);
  const isOpen = form === 'details';
  const { province } = account;
  const rows = [
    { id: 'name', label: t('security.details.name'), value: `${account.firstName} ${account.lastName}` },
    {
      id: 'phone',
      label: t('account.phone.label'),
      value: account.phone === null ? t('security.details.noPhone') : phone(account.phone),
    },
    {
      id: 'language',
      label: t('account.messageLanguage.label'),
      value: t(`ui.language.${account.language}`),
    },
    ...(isProvinceCode(province)
      ? [{ id: 'province', label: t('account.province.label'), value: t(provinceNameKey(province)) }]
      : []),
  ];
  return (
    <Panel title={t('security.details.title')} intro={t('security.details.intro')}>
      {isDone && !isOpen ? (
        <Notice tone="success" isNew takesFocus title={t('security.details.done')} />
      ) : null}
      {isOpen ? (
        <DetailsForm
          account={account}
          onDone={() => {
            setDone(true);
            close('done');
          }}
          onCancel={() => close('left')}
        />
      ) : (
        <>
          <DefinitionList rows={rows} />
          <div>
            <OpenFormButton form="details">{t('security.details.change')}</OpenFormButton>
          </div>
        </>
      )}
    </Panel>
  );
}

type DetailsFormProps = { account: OwnAccount; onDone: () => void; onCancel: () => void };

/** Edits name, phone, province and language of messages. */
function DetailsForm({ account, onDone, onCancel }: DetailsFormProps) {
  const { t } = useTranslation();
  const [change, { error }] = useChangeDetailsMutation();
  const { firstName, lastName, language } = account;
  const province = account.province ?? '';
  const form = useLightForm(
    { firstName, lastName, phone: account.phone ?? '', language, province },
    checkDetails,
    { error },
  );
  const submit = form.submitTo(async (values) => {
    const { data } = await change({
      ...values,
      province: isProvinceCode(values.province) ? values.province : undefined,
    });
    if (data !== undefined) {
      onDone();
    }
  });
  const chosen = form.field('language');
  return (
    <PanelForm
      onSubmit={submit}
      onCancel={onCancel}
      form={form}
      submitText={t('security.details.submit')}
      cancelText={t('security.details.keep')}
    >
      <TextField
        {...form.field('firstName')}
        label={t('account.firstName.label')}
        autoComplete="given-name"
        maxLength={NAME_LENGTH_MAX}
      />
      <TextField
        {...form.field('lastName')}
        label={t('account.lastName.label')}
        autoComplete="family-name"
        maxLength={NAME_LENGTH_MAX}
      />
      <TextField
        {...form.field('phone')}
        label={t('account.phone.label')}
        hint={t('account.phone.hint')}
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={PHONE_LENGTH_MAX}
      />
      <Select
        {...form.field('province')}
        label={t('account.province.label')}
        hint={t('account.province.hint')}
        optional={province === ''}
        autoComplete="address-level1"
        choices={PROVINCES.map((code) => ({ value: code, label: t(provinceNameKey(code)) }))}
      />
      <Select
        {...chosen}
        onChange={(value) => chosen.onChange(LANGUAGES.find((known) => known === value) ?? language)}
        label={t('account.messageLanguage.label')}
        hint={t('account.messageLanguage.hint')}
        choices={LANGUAGES.map((known) => ({ value: known, label: t(`ui.language.${known}`) }))}
      />
    </PanelForm>
  );
}
