import { LinkButton } from '@portal/web/ui/link-button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';
import { useAppSelector } from '#state/store.ts';

type HeroProps = {
  title: string;
  intro: string;
  /** Below the buttons. */
  children?: ReactNode;
};

/** The first view: what this is, a picture, and the way in. */
export function Hero({ title, intro, children }: HeroProps) {
  const { t } = useTranslation();
  const isSignedIn = useAppSelector((state) => state.auth.accessToken !== null);
  return (
    <section className="grid items-center gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-12">
      <div className="grid justify-items-start gap-5">
        <h1 className="text-4xl">{title}</h1>
        <p className="max-w-prose text-lg text-muted">{intro}</p>
        <div className="flex w-full flex-wrap gap-3 max-sm:grid">
          {isSignedIn ? (
            <LinkButton href={paths.marketplace()} tone="primary">
              {t('shell.header.toMarketplace')}
            </LinkButton>
          ) : (
            <>
              <LinkButton href={paths.register()} tone="primary">
                {t('home.hero.register')}
              </LinkButton>
              <LinkButton href={paths.login()}>{t('home.hero.login')}</LinkButton>
            </>
          )}
        </div>
        {children}
      </div>
      <img
        src="/media/hero/home.svg"
        alt={t('home.hero.alt')}
        width="1600"
        height="900"
        fetchPriority="high"
        className="aspect-video w-full rounded-card border border-line object-cover shadow-raised lg:aspect-deal"
      />
    </section>
  );
}
