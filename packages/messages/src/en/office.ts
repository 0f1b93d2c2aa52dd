/** The dealer's office: what its pages and its calls say. */
export const office = {
  people: {
    role: { required: 'Choose a role' },
    representative: { required: 'Choose the representative for this role, and none for another' },
  },
} as const;
