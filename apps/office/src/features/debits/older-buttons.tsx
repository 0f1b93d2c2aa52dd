import { Button } from '@portal/web/ui/button';
import { useTranslation } from 'react-i18next';

type OlderButtonsProps = {
  after: string | undefined;
  next: string | null;
  onGo: (after: string | undefined) => void;
};

/** The way through the pages of one list among several of a page. */
export function OlderButtons({ after, next, onGo }: OlderButtonsProps) {
  const { t } = useTranslation();
  return after === undefined && next === null ? null : (
    <nav aria-label={t('officeDebits.pages.label')} className="flex flex-wrap gap-3">
      {after === undefined ? null : (
        <Button size="small" onPress={() => onGo(undefined)}>
          {t('officeDebits.pages.first')}
        </Button>
      )}
      {next === null ? null : (
        <Button size="small" onPress={() => onGo(next)}>
          {t('officeDebits.pages.next')}
        </Button>
      )}
    </nav>
  );
}
