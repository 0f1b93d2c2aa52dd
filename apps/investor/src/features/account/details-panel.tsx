import { isProvinceCode, provinceNameKey } from '@portal/domain/ground/people/provinces';
import type { OwnAccount } from '@portal/domain/service/own-account/own-account.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { Notice } from '@portal/web/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailsForm } from './details-form.tsx';
import { useOpenForm } from './security/one-form-at-a-time.tsx';
import { OpenFormButton } from './security/open-form-button.tsx';
import { Panel } from './security/panel.tsx';

/** Who the person is to the portal, and the language in which it writes to them. */
export function DetailsPanel({ account }: { account: OwnAccount }) {
  const { t } = useTranslation();
  const { phone } = useFormats();
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
