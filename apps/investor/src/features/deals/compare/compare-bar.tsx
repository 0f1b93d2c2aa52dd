import { Button } from '@portal/web/ui/button';
import { LinkButton } from '@portal/web/ui/link-button';
import { useTranslation } from 'react-i18next';
import { BottomBar } from '../list/bottom-bar.tsx';
import { addressOfComparison } from './address-of-comparison.ts';

export type CompareBarProps = {
  slugs: readonly string[];
  /** One more was chosen than can be compared. */
  isFull: boolean;
  onClear: () => void;
};

/** How many deals are marked, and the way to see them side by side. */
export function CompareBar({ slugs, isFull, onClear }: CompareBarProps) {
  const { t } = useTranslation();
  return (
    <BottomBar label={t('compare.bar.label')} className="flex-wrap gap-y-1 bg-raised">
      <p role="status" className="figures min-w-0 flex-1 font-semibold">
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
    </BottomBar>
  );
}
