import { isProvinceCode, provinceNameKey } from '@portal/domain/ground/people/provinces';
import { COST_KINDS, COST_PAYERS, COST_TIMES } from '@portal/domain/offering/deals/deal-costs';
import { DEAL_TYPES } from '@portal/domain/offering/deals/deal-types';
import { DRAFTED_DOCUMENT_KINDS } from '@portal/domain/offering/deals/document-kinds';
import { INFO_KINDS } from '@portal/domain/offering/deals/info-kinds';
import { SOLD_UNDER } from '@portal/domain/offering/deals/sold-under';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslation } from 'react-i18next';
import { useFindFile } from '../files/deal-files-context.ts';
import { isFilePath } from '../files/is-file-path.ts';
import { useOfferingText } from './offering-text.ts';

/** A value of a draft, as `compareDrafts` reports it. */
export type FieldValue = string | number | boolean | null;

/** Amounts of dollars in the offering. */
const AMOUNT_PATH = /^content\.offering\.(?:minimumRaise|appraisal\.value|statedValues\.\d+\.value)$/;
const BASIS_POINTS_PATH = 'content.dealerFeeBasisPoints';

/** A field's value in words: formatted amounts, days and choices; a dash if empty. */
export function useValueText(): (path: string, value: FieldValue) => string {
  const { t } = useTranslation();
  const { exactMoney, number, percent, dateTime, fileSize } = useFormats();
  const findFile = useFindFile();
  const offeringText = useOfferingText();
  return (path, value) => {
    if (value === null || value === '') {
      return t('officeDeals.nothingThere');
    }
    if (typeof value === 'boolean') {
      return t(value ? 'ui.yes' : 'ui.no');
    }
    if (typeof value === 'number') {
      return path === 'unitPrice' || AMOUNT_PATH.test(path)
        ? exactMoney(value)
        : path === BASIS_POINTS_PATH
          ? percent(value)
          : number(value);
    }
    if (path === 'opensAt' || path === 'closesAt') {
      return dateTime(value);
    }
    if (isFilePath(path)) {
      return nameOf(value);
    }
    return offeringText(path, value) ?? wordOf(path, value);
  };

  function costWord(value: string): string | undefined {
    const kind = COST_KINDS.find((one) => one === value);
    const when = COST_TIMES.find((one) => one === value);
    const payer = COST_PAYERS.find((one) => one === value);
    return kind !== undefined
      ? t(`officeDeals.costKinds.${kind}`)
      : when !== undefined
        ? t(`officeDeals.costTimes.${when}`)
        : payer && t(`officeDeals.costPayers.${payer}`);
  }

  function nameOf(id: string): string {
    const file = findFile(id);
    return file === undefined
      ? id
      : t('officeDeals.files.named', { name: file.name, size: fileSize(file.size) });
  }

  function wordOf(path: string, value: string): string {
    const cost = path.startsWith('content.costs.') ? costWord(value) : undefined;
    if (cost !== undefined) {
      return cost;
    }
    const sale = path === 'content.soldUnder' ? SOLD_UNDER.find((one) => one === value) : undefined;
    if (sale !== undefined) {
      return t(`officeDeals.soldUnder.${sale}`);
    }
    const type = path === 'type' ? DEAL_TYPES.find((one) => one === value) : undefined;
    const kind = path.endsWith('.kind') ? INFO_KINDS.find((one) => one === value) : undefined;
    if (type !== undefined) {
      return t(`deals.types.${type}`);
    }
    if (kind !== undefined) {
      return t(`officeDeals.kinds.${kind}`);
    }
    const paper = path.endsWith('.kind') ? DRAFTED_DOCUMENT_KINDS.find((one) => one === value) : undefined;
    if (paper !== undefined) {
      return t(`officeDeals.papers.kinds.${paper}`);
    }
    return path.endsWith('province') && isProvinceCode(value) ? t(provinceNameKey(value)) : value;
  }
}
