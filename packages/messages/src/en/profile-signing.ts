/** Confirming a submitted investor profile by itself, before the next order asks for it. */
export const profileSigning = {
  title: 'Your profile is not confirmed yet',
  text: 'Its confirmation is signed together with your order. You can also do it now, by itself: then there is one document less to sign later.',
  start: 'Confirm my profile now',
} as const;
