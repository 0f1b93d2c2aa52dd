import { useTranslation } from 'react-i18next';
import { DealsTeaser } from '#features/home/deals-teaser.tsx';
import { Hero } from '#features/home/hero.tsx';
import { HowItWorks } from '#features/home/how-it-works.tsx';
import { Questions } from '#features/home/questions.tsx';
import { Safety } from '#features/home/safety.tsx';

/** The front page: what the portal is, how it works, what is open, what protects people and what does not. */
export function HomePage() {
  const { t } = useTranslation();
  return (
    <div className="grid gap-16 md:gap-24">
      <Hero title={t('home.hero.title')} intro={t('home.hero.intro')}>
        <a
          href="#open"
          className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4 hover:decoration-2"
        >
          {t('home.hero.browse')}
        </a>
      </Hero>
      <HowItWorks />
      <DealsTeaser />
      <Safety />
      <Questions />
    </div>
  );
}
