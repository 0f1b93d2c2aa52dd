import type { DeletedWhen, FormFacts } from './law-form-text.ts';

const HOLDS: Readonly<Record<DeletedWhen, (facts: FormFacts) => boolean>> = {
  'sold-by-registrant': ({ isSoldByRegistrant }) => isSoldByRegistrant,
  'issuer-reports': ({ isReportingIssuer }) => isReportingIssuer,
  'issuer-does-not-report': ({ isReportingIssuer }) => !isReportingIssuer,
  'no-right-of-redemption': ({ hasRightOfRedemption }) => !hasRightOfRedemption,
  'purchaser-in-manitoba': ({ province }) => province === 'CAN-MB',
};

/** Whether the form's own instructions delete a row: where any of its reasons holds. */
export function isDeleted(reasons: readonly DeletedWhen[] | undefined, facts: FormFacts): boolean {
  return (reasons ?? []).some((reason) => HOLDS[reason](facts));
}
