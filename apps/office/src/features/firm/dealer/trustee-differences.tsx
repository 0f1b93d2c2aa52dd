import type { OfficeTrustee } from '@portal/domain/firm/trustee/office-trustee.wire';
import { useTranslation } from 'react-i18next';

type TrusteeDifferencesProps = { differences: OfficeTrustee['differences'] };

/** What the folder says differently, field by field; only the end of account numbers. */
export function TrusteeDifferences({ differences }: TrusteeDifferencesProps) {
  const { t } = useTranslation();
  return (
    <ul className="list-disc pl-5">
      {differences.map(({ field, language, before, after }) => {
        const name = t(`officeDealer.fields.${field}`);
        return (
          <li key={`${field} ${language}`} className="wrap-anywhere">
            {t('officeTrustee.difference', {
              field:
                language === null
                  ? name
                  : t('officeTrustee.inLanguage', {
                      field: name,
                      language: t(`office.languages.${language}`),
                    }),
              before: before === '' ? t('officeTrustee.none') : before,
              after: after === '' ? t('officeTrustee.none') : after,
            })}
          </li>
        );
      })}
    </ul>
  );
}
