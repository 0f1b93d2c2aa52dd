/** Pages to which the messages about sealed documents lead. */
export const signedFiles = {
  copies: {
    title: 'Your signed documents',
    lead: 'You signed these documents for {{deal}} on {{time}}. They are sealed: any later change would show.',
    keep: 'Download them and keep them: this link ends on {{time}}.',
    verify: 'Anybody can check them on our page for signed documents.',
    verifyLink: 'Check a signed document',
    endedTitle: 'This link does not open anything',
    endedText:
      'It has ended, or a part of it is missing. Call us at $t(brand.phone) and we send you your copies again.',
    home: 'Go to the home page',
  },
  document: {
    title: 'Your signed document',
    lead: 'The document is sealed: a later change to the file would show. For your safety it is here and not in the message.',
    read: 'Read the document',
    download: 'Download the document',
    portfolio: 'Go to your portfolio',
    missingTitle: 'We cannot find this document',
    missingText:
      'It belongs to another account, or the address is not whole. Log in with the account that the message was sent to.',
  },
} as const;
