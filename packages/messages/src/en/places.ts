/** Names of the provinces and territories by their wire codes. */
export const places = {
  'CAN-AB': 'Alberta',
  'CAN-BC': 'British Columbia',
  'CAN-MB': 'Manitoba',
  'CAN-NB': 'New Brunswick',
  'CAN-NL': 'Newfoundland and Labrador',
  'CAN-NS': 'Nova Scotia',
  'CAN-ON': 'Ontario',
  'CAN-PE': 'Prince Edward Island',
  'CAN-QC': 'Quebec',
  'CAN-SK': 'Saskatchewan',
  'CAN-NT': 'Northwest Territories',
  'CAN-NU': 'Nunavut',
  'CAN-YT': 'Yukon',
} as const;
