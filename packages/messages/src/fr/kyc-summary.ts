import type { kycSummary as english } from '../en/kyc-summary.ts';
import type { Texts } from '../texts.ts';

export const kycSummary: Texts<typeof english> = {
  address: '{{street}}, {{city}} ({{province}}) {{postalCode}}',
  addressWithUnit: '{{street}}, unité {{unit}}, {{city}} ({{province}}) {{postalCode}}',
};
