import { Check } from '@portal/web/ui/icons';
import { useTranslation } from 'react-i18next';
import { Hero } from '#features/home/hero.tsx';
import { HowItWorks } from '#features/home/how-it-works.tsx';

const POINTS = ['documents', 'trust', 'people'] as const;

/** Where campaigns lead: one promise, its price, and one way in. */
export function LandingPage() {
  const { t } = useTranslation();
  return (
    <div className="grid gap-16">
      <Hero title={t('landing.title')} intro={t('landing.intro')}>
        <ul className="grid gap-2">
          {POINTS.map((point) => (
            <li key={point} className="flex items-start gap-2.5">
              <Check className="mt-1 size-5 text-success" />
              {t(`landing.points.${point}`)}
            </li>
          ))}
        </ul>
        <p className="border-l-4 border-attention pl-3 text-sm text-muted">{t('landing.risk')}</p>
      </Hero>
      <HowItWorks />
    </div>
  );
}
