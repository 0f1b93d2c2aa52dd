/** Confirming a submitted investor profile by itself, before an order asks for it. */
export const profileSigning = {
  title: 'Your profile is not confirmed yet',
  text: 'You can sign its confirmation now, by itself. If you wait, you sign it with the documents of your next order.',
  start: 'Confirm my profile now',
} as const;
