import { LinkButton } from '@portal/web/ui/link-button';
import { useTranslation } from 'react-i18next';
import { type DeskPlace, deskAddress, filterOf } from './desk-address.ts';

/** Ways through a long list. There is no page number: rows come and go between two looks. */
export function ListPages({ place, next }: { place: DeskPlace; next: string | null }) {
  const { t } = useTranslation();
  const { queue, query } = place;
  const filter = filterOf(query);
  if (next === null && query.after === undefined) {
    return null;
  }
  return (
    <nav aria-label={t('officeDesk.pages.label')} className="flex flex-wrap gap-3">
      {query.after === undefined ? null : (
        <LinkButton size="small" href={deskAddress({ queue, query: filter })}>
          {t('officeDesk.pages.first')}
        </LinkButton>
      )}
      {next === null ? null : (
        <LinkButton size="small" href={deskAddress({ queue, query: { ...filter, after: next } })}>
          {t('officeDesk.pages.next')}
        </LinkButton>
      )}
    </nav>
  );
}
