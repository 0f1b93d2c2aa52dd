import { useField } from '@portal/web/form/use-field';
import { Checkbox } from '@portal/web/ui/checkbox';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';
import type { RegistrationValues } from './registration-values.ts';

const TERMS = ['resident', 'accurate', 'noAdvice', 'electronic'] as const;

/** The terms in full, where they are accepted: nobody has to look for them. */
export function TermsField({ control }: { control: Control<RegistrationValues> }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="terms" className="rounded-card border border-line bg-sunken p-5">
      <h2 id="terms" className="text-lg">
        {t('account.terms.title')}
      </h2>
      <ul className="mt-2 mb-3 grid list-disc gap-1.5 pl-5 text-sm text-muted">
        {TERMS.map((term) => (
          <li key={term}>{t(`account.terms.${term}`)}</li>
        ))}
      </ul>
      {/* Another tab, because this one holds what was typed. */}
      <a
        href={paths.privacyPolicy()}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center text-sm font-medium text-info underline underline-offset-4 hover:decoration-2"
      >
        {t('account.terms.policy')}
      </a>
      <Checkbox {...useField(control, 'acceptTerms')} isRequired>
        {t('account.terms.accept')}
      </Checkbox>
    </section>
  );
}
