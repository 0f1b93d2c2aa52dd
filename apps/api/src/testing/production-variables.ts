const KEY = Buffer.alloc(32, 7).toString('base64');

/** Everything that production asks for, as a dealer would write it into the environment. */
export const PRODUCTION_VARIABLES = {
  APP_STAGE: 'production',
  SECRET_KEY: KEY,
  PUBLIC_URL: 'https://portal.example.ca/',
  DATABASE_URL: 'postgres://portal@db.example.ca/portal',
  SMTP_URL: 'smtps://mail.example.ca',
  DEALER_NAME: 'Grand River Exempt Market Inc.',
  DEALER_ADDRESS: '10 Market Square, Kitchener, Ontario N2H 1A1',
  DEALER_CITY: 'Kitchener',
  DEALER_PROVINCE: 'Ontario',
  DEALER_PHONE: '1-519-555-0100',
  DEALER_EMAIL: 'office@grandriver.example',
  DEALER_COMPLAINTS_EMAIL: 'complaints@grandriver.example',
  TRUSTEE_NAME: 'Speed River Trust',
  TRUSTEE_BENEFICIARY: 'Speed River Trust, in trust',
  TRUSTEE_BANK: 'Speed River Trust',
  TRUSTEE_INSTITUTION: '888',
  TRUSTEE_TRANSIT: '00001',
  TRUSTEE_ACCOUNT: '1234567',
  TRUSTEE_EMAIL: 'deposits@speedriver.example',
  TRUSTEE_ADDRESS: '1 Wyndham Street, Guelph, Ontario N1H 1A1',
};
