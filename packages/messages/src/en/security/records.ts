/** What one agreed to, what is kept, and the end of the account. */
export const recordTexts = {
  consents: {
    title: 'Messages and consents',
    intro: 'Choose which optional emails you get. You can change your mind at any time.',
    kinds: {
      terms: 'Terms of the account',
      'new-deals': 'New deals',
      articles: 'Articles about the exempt market',
    },
    always:
      'Emails about your orders, your documents, your money and the safety of your account are always sent: the law or your protection asks for them.',
    history: 'What you agreed to, and when',
    given: '{{kind}}: agreed on {{when}}',
    withdrawn: '{{kind}}: withdrawn on {{when}}',
    failed: 'We could not save your choice: {{message}}',
  },
  data: {
    title: 'Your data',
    intro:
      'One ZIP with what you gave us and what came of it. A JSON file has every version of your profile, what you have not finished, your orders, messages, consents and logins, and what you did. Beside it is every document that you sent or signed. Social insurance, document and account numbers are shown by their last digits. The dealer’s own notes and checks are not in it: ask our privacy officer about them. Three times a day at most.',
    open: 'Download my data',
    submit: 'Download',
    keep: 'Not now',
    done: 'Your download has begun. Keep the file where nobody else can open it.',
  },
  close: {
    title: 'Close your account',
    intro: 'Read what happens first. It cannot be undone.',
    consequences: {
      access: 'You are logged out everywhere, and nobody can log in again.',
      deleted:
        'What you typed and did not finish is deleted. Without an order or a submitted profile, so are your name, email and files.',
      kept: 'If you placed an order or submitted an investor profile, the law has us keep those records for at least eight years.',
      mail: 'A message confirms it. Download your data before, if you want to keep it.',
    },
    notYet: 'Your account cannot be closed yet',
    obstacles: {
      order: 'An order is under way. Cancel it, or wait until it is settled.',
      holding:
        'You hold units of a deal. Their papers are in your account, which stays open as long as you hold them.',
      money: 'Money of an order that ended is still on its way back to you.',
    },
    open: 'Close my account',
    submit: 'Close it for good',
    keep: 'Keep my account',
    done: 'Your account is closed. A message confirms it.',
  },
} as const;
