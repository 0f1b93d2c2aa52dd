/** Messages from people to the dealer: the form's fields, and the e-mail that the dealer reads. */
export const contact = {
  name: { label: 'Your name', required: 'Your name is required' },
  email: { label: 'Your email' },
  subject: { required: 'A subject of one line is required' },
  message: { label: 'Your message', required: 'Write a message' },
  mail: {
    heading: 'A message from the portal',
    from: 'From:',
    type: 'About:',
    types: { contact: 'A general question', referral: 'The referral program' },
    language: 'Language of the portal:',
    languages: { en: 'English', fr: 'French' },
  },
} as const;
