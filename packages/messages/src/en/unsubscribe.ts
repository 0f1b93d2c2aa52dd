/** The page behind the link of an optional message. */
export const unsubscribe = {
  kinds: {
    'new-deals': {
      title: 'Messages about new deals',
      ask: 'We then tell you no more by email when a deal opens. Messages about your own orders and your account still come.',
      undone: 'We noted today that you agree to hear from us when a deal opens.',
    },
    articles: {
      title: 'Messages with articles',
      ask: 'We then send you no more articles by email. Messages about your own orders and your account still come.',
      undone: 'We noted today that you agree to get our articles.',
    },
  },
  submit: 'Stop these messages',
  stoppedTitle: 'These messages are stopped',
  stopped: 'We noted today that you took back your consent. Your account shows it.',
  undo: 'Undo',
  undoneTitle: 'These messages come again',
  failedTitle: 'That did not work',
  failed:
    'The link may not be complete: open it from our message again. You can also stop these messages in your account, or call us at $t(brand.phone).',
  home: 'Go to the front page',
} as const;
