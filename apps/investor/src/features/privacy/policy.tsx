import { useSupportLine } from '@portal/web/i18n/use-support-line';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { POLICY_SECTIONS } from './policy-sections.ts';

const LINK = 'font-medium text-info underline underline-offset-4';
const NAMES = [...POLICY_SECTIONS.map(({ name }) => name), 'contact'] as const;

/** Links to the sections; beside the text on a desktop, above it on a phone. */
export function PolicyContents() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('privacy.contents')} className="self-start lg:sticky lg:top-8">
      <p className="text-sm font-semibold">{t('privacy.contents')}</p>
      <ul className="mt-1 grid border-l border-line">
        {NAMES.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className="-ml-px flex min-h-11 items-center border-l-2 border-transparent py-1 pl-4 text-sm leading-snug text-muted no-underline hover:border-accent hover:text-accent lg:min-h-9"
            >
              {t(`privacy.${name}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type PolicyProps = {
  /** The button to change the choices about third-party tools; shown below the policy's section on them. */
  choices: ReactNode;
};

/** The policy itself. */
export function Policy({ choices }: PolicyProps) {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  return (
    <div className="grid max-w-prose gap-10">
      {POLICY_SECTIONS.map(({ name, paragraphs, items }) => (
        <section key={name} id={name} aria-labelledby={`${name}-title`} className="grid scroll-mt-6 gap-3">
          <h2 id={`${name}-title`} className="text-xl">
            {t(`privacy.${name}.title`)}
          </h2>
          {paragraphs.map((key) => (
            <p key={key}>{translate(`privacy.${name}.${key}`)}</p>
          ))}
          {items.length === 0 ? null : (
            <ul className="grid list-disc gap-2 pl-5 marker:text-accent">
              {items.map((key) => (
                <li key={key}>{translate(`privacy.${name}.${key}`)}</li>
              ))}
            </ul>
          )}
          {name === 'browser' ? choices : null}
        </section>
      ))}
      <Contact />
    </div>
  );
}

function Contact() {
  const { t } = useTranslation();
  const { phone, href } = useSupportLine();
  const email = t('brand.privacyEmail');
  return (
    <section id="contact" aria-labelledby="contact-title" className="grid scroll-mt-6 gap-3">
      <h2 id="contact-title" className="text-xl">
        {t('privacy.contact.title')}
      </h2>
      <address className="grid gap-1 rounded-card border border-line bg-raised p-5 not-italic">
        <span className="font-semibold">{t('privacy.contact.officer')}</span>
        <span>{t('brand.address')}</span>
        <span>
          {t('privacy.contact.email')}{' '}
          <a href={`mailto:${email}`} className={LINK}>
            {email}
          </a>
        </span>
        <span>
          {t('privacy.contact.phone')}{' '}
          <a href={href} className={LINK}>
            {phone}
          </a>
        </span>
      </address>
      <p>{t('privacy.contact.commissioners')}</p>
      <p>{t('privacy.contact.changes')}</p>
    </section>
  );
}
