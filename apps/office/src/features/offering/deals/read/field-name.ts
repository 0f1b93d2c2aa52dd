import { useTranslation } from 'react-i18next';
import { fieldAt } from '../writing/deal-fields.ts';

/** The name of a path for people: `Answer, question 3, French`. The path itself if it names no field. */
export function useFieldName(): (path: string, withLanguage?: boolean) => string {
  const { t } = useTranslation();
  return (path, withLanguage = true) => {
    const field = fieldAt(path);
    if (field === null) {
      return path;
    }
    const name = t(`officeDeals.fields.${field.name}`);
    const entry = field.entry === null ? name : t('officeDeals.fieldOfEntry', { name, number: field.entry });
    return field.language === null || !withLanguage
      ? entry
      : t('officeDeals.fieldInLanguage', { name: entry, language: t(`office.languages.${field.language}`) });
  };
}
