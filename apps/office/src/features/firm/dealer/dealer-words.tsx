import type { OfficeDealer } from '@portal/domain/firm/dealer/office-dealer.wire';
import { LANGUAGES } from '@portal/domain/ground/people/languages';
import { useTranslation } from 'react-i18next';
import { DealerCard } from './dealer-card.tsx';
import { FIELD_KEYS } from './field-keys.ts';

type DealerWordsProps = { title: string; words: OfficeDealer['words'] };

/** Texts, both languages side by side. */
export function DealerWords({ title, words }: DealerWordsProps) {
  const { t } = useTranslation();
  return (
    <DealerCard title={title}>
      <dl className="grid">
        {FIELD_KEYS.filter((name) => name in words).map((name) => (
          <div
            key={name}
            className="grid gap-x-6 gap-y-1 border-line border-t py-3 first:border-t-0 md:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <dt className="text-muted text-sm">{t(`officeDealer.fields.${name}`)}</dt>
            <dd className="grid min-w-0 gap-x-6 gap-y-2 md:grid-cols-2">
              {LANGUAGES.map((language) => (
                <div key={language} className="min-w-0 wrap-anywhere">
                  <span className="sr-only">{t(`office.languages.${language}`)}: </span>
                  <span lang={language}>{words[name]?.[language]}</span>
                </div>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </DealerCard>
  );
}
