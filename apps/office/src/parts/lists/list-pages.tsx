import { Button } from '@portal/web/ui/button';
import { LinkButton } from '@portal/web/ui/link-button';
import { useTranslation } from 'react-i18next';

/** An address; of one list among several of a page, what shows those rows of it. */
type Way = string | (() => void);

type ListPagesProps = {
  /** The way to the first page; null where it is shown. */
  first: Way | null;
  /** That to the next one; null after the last. */
  next: Way | null;
  /** Where a list calls its pages otherwise. */
  words?: { label: string; first: string; next: string } | undefined;
};

/** Ways through a long list. There is no page number: rows come and go between two looks. */
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
