import type { ToolPurpose } from '@portal/domain/ground/consent/consent';
import { Button } from '@portal/web/ui/button';
import { useTranslation } from 'react-i18next';

type ConsentStripProps = {
  purposes: readonly ToolPurpose[];
  onAnswer: (granted: readonly ToolPurpose[]) => void;
  onChoose: () => void;
};

/**
 * Asks for consent at the foot of the screen without blocking anything; no answer means no. First in the document, so that
 * keyboards and screen readers meet it at once; in a low window it stays there and scrolls away.
 */
export function ConsentStrip({ purposes, onAnswer, onChoose }: ConsentStripProps) {
  const { t } = useTranslation();
  const [first] = purposes;
  return (
    <section
      aria-label={t('outsideTools.strip.label')}
      data-print="no"
      data-banner="consent"
      className="consent-strip sticky short:static z-20 order-last short:order-first border-line border-t short:border-b bg-raised shadow-floating"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 sm:px-6">
        <p className="min-w-0 flex-1 basis-80 text-sm">
          {t(
            purposes.length > 1 || first === undefined
              ? 'outsideTools.strip.both'
              : `outsideTools.strip.${first}`,
          )}
        </p>
        <div className="flex flex-wrap gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-3">
          <Button size="small" onPress={() => onAnswer([])}>
            {t('outsideTools.strip.refuse')}
          </Button>
          <Button size="small" onPress={() => onAnswer(purposes)}>
            {t('outsideTools.strip.accept')}
          </Button>
          <Button size="small" tone="quiet" onPress={onChoose}>
            {t('outsideTools.strip.choose')}
          </Button>
        </div>
      </div>
    </section>
  );
}
