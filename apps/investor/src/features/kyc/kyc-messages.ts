import type { kycForm } from '@portal/messages/en/kyc-form';

// The texts of the form's own frame; those of its fields are looked up by the keys that the domain names.
declare module '@portal/web/i18n/blocks' {
  interface MessageBlocks {
    kycForm: typeof kycForm;
  }
}
