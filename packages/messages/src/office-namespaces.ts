/** What the dealer's office says: its own texts, which are in no file of the investors, and those that both have. */
export const officeNamespaces = {
  en: {
    account: async () => (await import('./en/account.ts')).account,
    errors: async () => (await import('./en/errors.ts')).errors,
    office: async () => (await import('./en/office.ts')).office,
    security: async () => (await import('./en/security.ts')).security,
  },
  fr: {
    account: async () => (await import('./fr/account.ts')).account,
    errors: async () => (await import('./fr/errors.ts')).errors,
    office: async () => (await import('./fr/office.ts')).office,
    security: async () => (await import('./fr/security.ts')).security,
  },
} as const;
