import type { OfficeRepresentative } from '@portal/domain/people/representatives/representatives.wire';
import { useTranslation } from 'react-i18next';

/** What depends on a representative, a line each. */
export function Dependents({ one }: { one: OfficeRepresentative }) {
  const { t } = useTranslation();
  return (
    <ul className="figures text-sm">
      <li>{t('representatives.clients', { count: one.clients })}</li>
      {one.clientsNotServed === 0 ? null : (
        <li className="text-attention">{t('representatives.notServed', { count: one.clientsNotServed })}</li>
      )}
      {one.openOrders === 0 ? null : <li>{t('representatives.orders', { count: one.openOrders })}</li>}
      {one.people.length === 0 ? null : (
        <li className="text-muted">{t('representatives.people', { names: one.people.join(', ') })}</li>
      )}
    </ul>
  );
}
