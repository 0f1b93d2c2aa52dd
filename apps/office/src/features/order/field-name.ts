import { labelKeyOfPath } from '@portal/domain/desk/change-labels';
import { sectionTitleKeyOf } from '@portal/domain/kyc/kyc-texts';
import { isSectionName } from '@portal/domain/kyc/section-names';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';

/** What a path is called: a field of the profile by its section and its label, a part of the order by its name. */
export function useFieldName(): (path: string) => string {
  const translate = useTranslateKey();
  return (path) => {
    const [section = ''] = path.split('.');
    const name = translate(labelKeyOfPath(path));
    return isSectionName(section) ? `${translate(sectionTitleKeyOf(section))}: ${name}` : name;
  };
}
