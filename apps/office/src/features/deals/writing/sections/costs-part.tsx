import { DEAL_LIST_LIMITS, DEAL_TEXT_LIMITS } from '@portal/domain/offering/deals/deal-content';
import { useLanguage } from '@portal/web/i18n/use-language';
import { Button } from '@portal/web/ui/button';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BilingualField } from '../bilingual-field.tsx';
import type { CostForm } from '../deal-form.ts';
import { EntryList } from '../entry-list.tsx';
import { useWriting } from '../writing-context.ts';
import { CostFields } from './cost-fields.tsx';
import { nothing } from './nothing.ts';

const newCost = (): CostForm => ({
  label: nothing(),
  kind: 'percent',
  value: null,
  when: 'start',
  paidBy: 'issuer',
  isEstimate: false,
});

/** The costs that can be counted for an order, beside the figures that tell the others in words. */
export function CostsPart() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { control } = useWriting();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'content.costs', keyName: 'key' });
  const costs = useWatch({ control, name: 'content.costs' });
  return (
    <div className="grid gap-5 border-line border-t pt-6">
      <div>
        <h3 className="text-lg">{t('officeDeals.fields.costs')}</h3>
        <p className="mt-1 max-w-prose text-sm text-muted">{t('officeDeals.hints.costs')}</p>
      </div>
      <EntryList
        name="content.costs"
        entries={fields.map(({ key }, place) => ({
          key,
          title: costs[place]?.label[language] || t('officeDeals.entries.cost', { number: place + 1 }),
        }))}
        onMove={move}
        onRemove={remove}
        empty={t('officeDeals.entries.noCosts')}
      >
        {(place) => (
          <>
            <BilingualField
              name={`content.costs.${place}.label`}
              label={t('officeDeals.fields.costLabel')}
              maxLength={DEAL_TEXT_LIMITS.line}
            />
            <CostFields place={place} kind={costs[place]?.kind ?? 'percent'} />
          </>
        )}
      </EntryList>
      {fields.length < DEAL_LIST_LIMITS.costs ? (
        <div>
          <Button onPress={() => append(newCost())}>{t('officeDeals.entries.addCost')}</Button>
        </div>
      ) : null}
    </div>
  );
}
