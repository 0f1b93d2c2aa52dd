import { LANGUAGES } from '@portal/domain/ground/people/languages';
import { classNames } from '@portal/web/class-names';
import { useLanguage } from '@portal/web/i18n/use-language';
import { useTranslation } from 'react-i18next';
import { setLanguage } from '#state/slices/language-slice.ts';
import { useAppDispatch } from '#state/store.ts';

/** EN | FR. Each language is named in itself, for people who read only that one. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const current = useLanguage();
  return (
    <fieldset className="flex shrink-0 items-center" aria-label={t('shell.language.label')}>
      {LANGUAGES.map((language, index) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => dispatch(setLanguage(language))}
          className={classNames(
            'relative min-h-11 min-w-11 rounded-control px-2 text-sm uppercase hover:text-accent',
            index > 0 && 'before:absolute before:inset-y-3.5 before:left-0 before:w-px before:bg-line-strong',
            language === current ? 'font-semibold text-text' : 'text-muted',
          )}
        >
          {language}
          <span className="sr-only normal-case"> {t(`shell.language.${language}`)}</span>
        </button>
      ))}
    </fieldset>
  );
}
