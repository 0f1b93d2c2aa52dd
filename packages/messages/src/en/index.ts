/** Every block of texts in one place, for the server; browsers load the blocks that a page needs. */
export * from './account.ts';
export * from './errors.ts';
export * from './files.ts';
export * from './kyc.ts';
export * from './kyc-assets.ts';
export * from './kyc-basics.ts';
export * from './kyc-employment.ts';
export * from './kyc-identity-verification.ts';
export * from './kyc-income.ts';
export * from './kyc-investing.ts';
export * from './kyc-options.ts';
export * from './kyc-political.ts';
export * from './mail.ts';
export * from './mailbox.ts';
export * from './onboarding.ts';
export * from './places.ts';
export * from './trades.ts';
