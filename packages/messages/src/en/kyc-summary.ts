/** How documents write the address of an investor. */
export const kycSummary = {
  address: '{{street}}, {{city}}, {{province}} {{postalCode}}',
  addressWithUnit: '{{street}}, unit {{unit}}, {{city}}, {{province}} {{postalCode}}',
} as const;
