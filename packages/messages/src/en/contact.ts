/** Messages from people to the dealer: the form's fields, and the e-mail that the dealer reads. */
export const contact = {
  title: 'Contact us',
  intro: 'Write to us. We aim to answer within two business days.',
  introOwn: 'Write to us. {{name}}, your representative, aims to answer within two business days.',
  call: 'Is it urgent? Call',
  urgent:
    'Never send us a password, an account number or your social insurance number in a message. We do not need them to answer you.',
  name: {
    label: 'Your name',
    required: 'Your name is required',
    notAName: 'Write your name in Latin letters, on one line',
  },
  email: { label: 'Your email' },
  about: {
    label: 'What is it about?',
    required: 'Choose what it is about',
    types: {
      contact: 'A general question',
      account: 'My account or profile',
      order: 'An order or a payment',
      problem: 'Something does not work',
      complaint: 'A complaint',
      privacy: 'My personal information',
      referral: 'The referral program',
    },
  },
  subject: { label: 'Subject', required: 'A subject is required, on one line' },
  message: { label: 'Your message', required: 'Write a message' },
  submit: 'Send the message',
  sentTitle: 'Your message is on its way',
  sent: 'Thank you. We aim to answer to {{email}} within two business days.',
  another: 'Write another message',
  mail: {
    heading: 'A message from the portal',
    from: 'From:',
    type: 'About:',
    language: 'Language of the portal:',
    languages: { en: 'English', fr: 'French' },
  },
} as const;
