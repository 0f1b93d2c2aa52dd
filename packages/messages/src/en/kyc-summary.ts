/** How documents write the address and the identity of an investor. */
export const kycSummary = {
  address: '{{street}}, {{city}}, {{province}} {{postalCode}}',
  addressWithUnit: '{{street}}, unit {{unit}}, {{city}}, {{province}} {{postalCode}}',
  identity: '{{kind}}, number {{number}}',
} as const;
