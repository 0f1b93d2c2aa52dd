import { countOpened } from '@portal/domain/desk/orders/case-reading';
import type { CaseReading } from '@portal/domain/desk/orders/office-case-reading.wire';
import { Badge } from '@portal/web/ui/badge';
import { useTranslation } from 'react-i18next';
import { useNamesOf } from './names-of.ts';

/** Who opened what of the case, from the record, and what nobody of the two who decide opened. */
export function ReadingPart({ reading }: { reading: CaseReading }) {
  const { t } = useTranslation();
  const namesOf = useNamesOf();
  const { documents, people, unopened, declared } = reading;
  const isProposed = people.some(({ isMaker }) => isMaker);
  return (
    <section aria-labelledby="reading-title" className="grid gap-2">
      <h3 id="reading-title" className="font-semibold">
        {t('officeReading.title')}
      </h3>
      <ul className="grid gap-1">
        {people.map((person) => (
          <li key={person.id}>
            <span className="font-semibold">{person.isSelf ? t('officeReading.you') : person.name}</span>
            {': '}
            {t('officeReading.opened', countOpened(documents, person))}{' '}
            {person.isMaker ? <Badge tone="neutral">{t('officeReading.maker')}</Badge> : null}
          </li>
        ))}
      </ul>
      {unopened.length === 0 ? null : (
        <p className="text-attention">
          {t(isProposed ? 'officeReading.unopened' : 'officeReading.notOpened', {
            names: namesOf(documents.filter(({ id }) => unopened.includes(id))),
          })}
        </p>
      )}
      {declared === null ? null : (
        <p className="text-muted">
          {t('officeReading.declared')}: {declared}
        </p>
      )}
    </section>
  );
}
