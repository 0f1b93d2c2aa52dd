import { LANGUAGES } from '@portal/domain/ground/people/languages';
import { useLanguage } from '@portal/web/i18n/use-language';
import { useTranslation } from 'react-i18next';
import { useShowLanguage } from '../language-follower.tsx';

/** The other language, where nobody is logged in yet; it is named in itself, for who reads only that one. */
export function LanguageButtons() {
  const { t } = useTranslation();
  const current = useLanguage();
  const show = useShowLanguage();
  return LANGUAGES.filter((language) => language !== current).map((language) => (
    <button
      key={language}
      type="button"
      lang={language}
      onClick={() => void show(language)}
      className="min-h-11 shrink-0 rounded-control px-3 font-medium text-accent hover:bg-accent-soft"
    >
      {t(`office.switchTo.${language}`)}
    </button>
  ));
}
