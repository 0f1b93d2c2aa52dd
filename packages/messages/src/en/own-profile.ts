/** The investor profile in the account, without an order. */
export const ownProfile = {
  title: 'Your investor profile',
  intro:
    'What you told us about yourself, your money and your goals. When something changes, change it here. You need no order for that.',
  back: 'Your account',
  unsent: {
    title: 'Your changes are not with the dealer yet',
    text: 'Your answers are saved. Until you submit them, we go by the profile that you submitted on {{date}}.',
  },
  papers: {
    title: 'Signed confirmations',
    intro: 'Each time you sign your profile, we seal what you signed and keep it here.',
    none: 'You have not signed your profile yet.',
    signedOn: 'Signed on {{date}}',
    awaited: 'We are sealing the confirmation that you signed. It appears here by itself.',
  },
} as const;
