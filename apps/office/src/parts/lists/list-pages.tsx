import { LinkButton } from '@portal/web/ui/link-button';
import { useTranslation } from 'react-i18next';

type ListPagesProps = {
  /** The address of the first page; null where it is shown. */
  first: string | null;
  /** That of the next one; null after the last. */
  next: string | null;
  /** Where a list calls its pages otherwise. */
  words?: { label: string; first: string; next: string } | undefined;
};

/** Ways through a long list. There is no page number: rows come and go between two looks. */
export function ListPages({ first, next, words }: ListPagesProps) {
  const { t } = useTranslation();
  return first === null && next === null ? null : (
    <nav aria-label={words?.label ?? t('office.list.pages')} className="flex flex-wrap gap-3">
      {first === null ? null : (
        <LinkButton size="small" href={first}>
          {words?.first ?? t('office.list.first')}
        </LinkButton>
      )}
      {next === null ? null : (
        <LinkButton size="small" href={next}>
          {words?.next ?? t('office.list.next')}
        </LinkButton>
      )}
    </nav>
  );
}
