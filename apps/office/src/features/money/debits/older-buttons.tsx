import { useTranslation } from 'react-i18next';
import { ListPages } from '#parts/lists/list-pages.tsx';

type OlderButtonsProps = {
  after: string | undefined;
  next: string | null;
  onGo: (after: string | undefined) => void;
};

/** Pagination for one of several lists on a page. */
export function OlderButtons({ after, next, onGo }: OlderButtonsProps) {
  const { t } = useTranslation();
  return (
    <ListPages
      first={after === undefined ? null : () => onGo(undefined)}
      next={next === null ? null : () => onGo(next)}
      words={{
        label: t('officeDebits.pages.label'),
        first: t('officeDebits.pages.first'),
        next: t('officeDebits.pages.next'),
      }}
    />
  );
}
