import { sectionTitleKeyOf } from '@portal/domain/client/kyc/fields/kyc-texts';
import { isSectionName } from '@portal/domain/client/kyc/fields/section-names';
import { labelKeyOfPath } from '@portal/domain/order/changes/label-key-of-path';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { useTranslation } from 'react-i18next';

/** The name of a path: section and label for a field of the profile, its own name for a part of the order. */
export function useFieldName(): (path: string) => string {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  return (path) => {
    const [section = ''] = path.split('.');
    const field = translate(labelKeyOfPath(path));
    return isSectionName(section)
      ? t('office.fieldOf', { part: translate(sectionTitleKeyOf(section)), field })
      : field;
  };
}
