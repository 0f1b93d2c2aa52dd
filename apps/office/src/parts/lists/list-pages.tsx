import { Button } from '@portal/web/ui/button';
import { LinkButton } from '@portal/web/ui/link-button';
import { useTranslation } from 'react-i18next';

/** An address, or a function for one of several lists on a page. */
type Way = string | (() => void);

export type ListPagesProps = {
  /** Leads to the first page; null on the first page. */
  first: Way | null;
  /** Leads to the next page; null on the last one. */
  next: Way | null;
  /** For lists with their own words for pages. */
  words?: { label: string; first: string; next: string } | undefined;
};

/** Pagination of a long list. There are no page numbers: rows come and go meanwhile. */
export function ListPages({ first, next, words }: ListPagesProps) {
  const { t } = useTranslation();
  return first === null && next === null ? null : (
    <nav aria-label={words?.label ?? t('office.list.pages')} className="flex flex-wrap gap-3">
      <WayButton way={first} text={words?.first ?? t('office.list.first')} />
      <WayButton way={next} text={words?.next ?? t('office.list.next')} />
    </nav>
  );
}

function WayButton({ way, text }: { way: Way | null; text: string }) {
  if (way === null) {
    return null;
  }
  return typeof way === 'string' ? (
    <LinkButton size="small" href={way}>
      {text}
    </LinkButton>
  ) : (
    <Button size="small" onPress={way}>
      {text}
    </Button>
  );
}
