import { DefinitionList } from '@portal/web/ui/definition-list';
import { useTranslation } from 'react-i18next';
import { DealerCard } from './dealer-card.tsx';
import { FIELD_KEYS } from './field-keys.ts';

/** One group of particulars that are the same in both languages. */
export function DealerFacts({ title, facts }: { title: string; facts: Readonly<Record<string, string>> }) {
  const { t } = useTranslation();
  const rows = FIELD_KEYS.flatMap((name) => {
    const value = facts[name];
    return value === undefined
      ? []
      : [
          {
            id: name,
            label: t(`officeDealer.fields.${name}`),
            value: <span className="wrap-anywhere">{value}</span>,
          },
        ];
  });
  return (
    <DealerCard title={title}>
      <DefinitionList rows={rows} />
    </DealerCard>
  );
}
