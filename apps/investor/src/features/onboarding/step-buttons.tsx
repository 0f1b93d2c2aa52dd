import { Button } from '@portal/web/ui/button';
import { ChevronLeft, ChevronRight } from '@portal/web/ui/icons';
import { useTranslation } from 'react-i18next';

/** Previous and Next below a question; Next submits the form that they stand in. */
export function StepButtons({ onPrevious }: { onPrevious: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Button onPress={onPrevious}>
        <ChevronLeft className="-ml-1.5 size-5" />
        {t('onboarding.previous')}
      </Button>
      <Button type="submit" tone="primary">
        {t('onboarding.next')}
        <ChevronRight className="-mr-1.5 size-5" />
      </Button>
    </div>
  );
}
