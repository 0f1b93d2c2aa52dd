import { INTENDED_USES } from '@portal/domain/order/trades/schedule-a.wire';
import { useField } from '@portal/web/form/use-field';
import { RadioGroup } from '@portal/web/ui/radio-group';
import { Select } from '@portal/web/ui/select';
import { lazy, Suspense } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DetailsValues } from './details-values.ts';

const ThirdPartyFields = lazy(async () => ({
  default: (await import('./third-party-fields.tsx')).ThirdPartyFields,
}));

const FOR_WHOM = 'subDoc.scheduleA.thirdParty.isForOther';

/** What the money is for, and for whom the order is made (PCMLTFR s. 29, 135). */
export function PurposeFields({ control }: { control: Control<DetailsValues> }) {
  const { t } = useTranslation();
  const isForOther = useWatch({ control, name: FOR_WHOM });
  return (
    <>
      <Select
        {...useField(control, 'subDoc.scheduleA.intendedUse')}
        label={t('trades.fields.intendedUse')}
        hint={t('trades.hints.intendedUse')}
        choices={INTENDED_USES.map((value) => ({ value, label: t(`trades.intendedUses.${value}`) }))}
      />
      <RadioGroup
        {...useField(control, FOR_WHOM)}
        label={t('trades.fields.isForOther')}
        hint={t('trades.hints.isForOther')}
        layout="row"
        choices={[
          { value: 'no', label: t('wizard.details.forMyself') },
          { value: 'yes', label: t('wizard.details.forSomebodyElse') },
        ]}
      />
      {isForOther === 'yes' ? (
        <Suspense fallback={null}>
          <ThirdPartyFields control={control} />
        </Suspense>
      ) : null}
    </>
  );
}
