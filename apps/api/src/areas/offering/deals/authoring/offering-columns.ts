import { ISSUER_FLAGS, STATED_VALUES_MAX } from '@portal/domain/offering/deals/offering';

const AT = String.raw`^content\.offering\.`;
const STATED = String.raw`statedValues\.(\d{1,2})\.`;

/** What of the offering is asked for by columns: lines and days, numbers, yes or no, and several codes in one cell. */
const LINES = new RegExp(
  String.raw`${AT}(?:securityCode|trustee|issuer\.financialYearEnd|related\.kind|memorandum\.(?:form|certificateOn)|appraisal\.(?:asOf|appraiser)|redemption\.(?:status|since|source)|(?:securityName|releaseConditions|related\.how|redemption\.terms|${STATED}(?:where|basis))\.(?:en|fr))$`,
);
const NUMBERS = new RegExp(String.raw`${AT}(?:minimumRaise|appraisal\.value|${STATED}value)$`);
const YES_OR_NO = new RegExp(
  String.raw`${AT}(?:issuer\.(?:${ISSUER_FLAGS.join('|')})|appraisal\.isIndependent)$`,
);
const CODES = new RegExp(String.raw`${AT}(?:offeredIn|exemptions|memorandum\.schedules)$`);

/** How a cell of a column of the offering is read; null for any other column. The issuer's approval is a file, which no cell has. */
export function offeringCell(path: string): 'line' | 'number' | 'yes-or-no' | 'codes' | null {
  const stated = new RegExp(`${AT}${STATED}`).exec(path)?.[1];
  if (stated !== undefined && Number(stated) >= STATED_VALUES_MAX) {
    return null;
  }
  if (LINES.test(path)) {
    return 'line';
  }
  if (NUMBERS.test(path)) {
    return 'number';
  }
  if (YES_OR_NO.test(path)) {
    return 'yes-or-no';
  }
  return CODES.test(path) ? 'codes' : null;
}

/** The codes of a cell such as `CAN-ON CAN-QC` or `AI, OM`. */
export function codesOf(cell: string): string[] {
  return cell.split(/[\s,;]+/).filter((code) => code !== '');
}

/** An appraisal of which one column says something. */
export function newAppraisal() {
  return { value: null, asOf: null, appraiser: '', isIndependent: null };
}
