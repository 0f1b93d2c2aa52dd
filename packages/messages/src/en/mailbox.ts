export const mailbox = {
  title: 'Mailbox',
  lead: 'This portal has no mail server, so it keeps here every message that it would send.',
  messages: 'Messages',
  empty: 'No message yet. Create an account to receive the first one.',
  to: 'To {{address}}',
  attached: 'Attached:',
  asText: 'The same message as plain text',
} as const;
