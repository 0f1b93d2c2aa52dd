import { Button } from '@portal/web/ui/button';
import { LinkButton } from '@portal/web/ui/link-button';
import { useTranslation } from 'react-i18next';
import { addressOfComparison } from './address-of-comparison.ts';

export type CompareBarProps = {
  slugs: readonly string[];
  /** One more was pressed than can be compared. */
  isFull: boolean;
  onClear: () => void;
};

/** How many deals are marked, and the way to see them side by side. */
export function CompareBar({ slugs, isFull, onClear }: CompareBarProps) {
  const { t } = useTranslation();
  return (
    <section
      aria-label={t('compare.bar.label')}
      data-bottom-bar=""
      className="sticky short:static bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t bg-raised px-4 py-2 shadow-floating sm:-mx-6 sm:px-6 md:bottom-0"
    >
      <p role="status" className="figures min-w-0 flex-1 font-semibold text-sm">
        {isFull ? t('compare.bar.full') : t('compare.bar.marked', { count: slugs.length })}
      </p>
      <Button tone="quiet" size="small" onPress={onClear}>
        {t('compare.bar.clear')}
      </Button>
      {slugs.length > 1 ? (
        <LinkButton tone="primary" size="small" href={addressOfComparison(slugs)}>
          {t('compare.bar.open')}
        </LinkButton>
      ) : null}
    </section>
  );
}
