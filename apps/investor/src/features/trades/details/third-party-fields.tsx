import { THIRD_PARTY_KINDS } from '@portal/domain/order/trades/schedule-a.wire';
import { THIRD_PARTY_LIMITS } from '@portal/domain/order/trades/third-party';
import { useField } from '@portal/web/form/use-field';
import { DateField } from '@portal/web/ui/date-field';
import { RadioGroup } from '@portal/web/ui/radio-group';
import { TextField } from '@portal/web/ui/text-field';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DetailsValues } from './details-values.ts';

const AT = 'subDoc.scheduleA.thirdParty';

/** Who somebody else is, for whom the order is made; few people meet these fields, so they load when they are needed. */
export function ThirdPartyFields({ control }: { control: Control<DetailsValues> }) {
  const { t } = useTranslation();
  const kind = useWatch({ control, name: `${AT}.kind` });
  const text = (name: 'name' | 'address' | 'phone' | 'registration' | 'occupation' | 'relation') => ({
    label: t(`trades.thirdParty.${name}`),
    maxLength: THIRD_PARTY_LIMITS[name],
    autoComplete: 'off',
  });
  const registration = <TextField {...useField(control, `${AT}.registration`)} {...text('registration')} />;
  const birthdate = (
    <DateField {...useField(control, `${AT}.birthdate`)} label={t('trades.thirdParty.birthdate')} />
  );
  return (
    <div className="flex flex-col gap-6 border-accent border-l-4 pl-5">
      <p>{t('wizard.details.forOther')}</p>
      <RadioGroup
        {...useField(control, `${AT}.kind`)}
        label={t('trades.thirdParty.kind')}
        layout="row"
        choices={THIRD_PARTY_KINDS.map((value) => ({ value, label: t(`wizard.details.kinds.${value}`) }))}
      />
      <TextField {...useField(control, `${AT}.name`)} {...text('name')} />
      <TextField {...useField(control, `${AT}.address`)} {...text('address')} />
      <TextField {...useField(control, `${AT}.phone`)} {...text('phone')} inputMode="tel" width="short" />
      {kind === 'organization' ? registration : birthdate}
      <TextField {...useField(control, `${AT}.occupation`)} {...text('occupation')} />
      <TextField
        {...useField(control, `${AT}.relation`)}
        {...text('relation')}
        hint={t('trades.hints.relation')}
      />
    </div>
  );
}
