/** Where one is logged in, and what ends it. */
export const sessionTexts = {
  sessions: {
    title: 'Where you are logged in',
    intro: 'Log out a device that you do not know, then change your password.',
    device: '{{browser}} on {{system}}',
    thisDevice: 'This device',
    lastSeen: 'Last used {{when}}',
    since: 'Logged in {{when}}',
    end: 'Log out',
    endLabel: 'Log out {{device}}',
    endOthers: 'Log out all other devices',
    ended: 'That device was logged out.',
    endedOthers_one: '{{count}} other device was logged out.',
    endedOthers_other: '{{count}} other devices were logged out.',
    alone: 'You are logged in nowhere else.',
    browser: {
      chrome: 'Chrome',
      edge: 'Edge',
      firefox: 'Firefox',
      opera: 'Opera',
      safari: 'Safari',
      samsung: 'Samsung Internet',
      other: 'Another browser',
    },
    system: {
      android: 'Android',
      chromeos: 'ChromeOS',
      ios: 'iPhone or iPad',
      linux: 'Linux',
      macos: 'Mac',
      windows: 'Windows',
      other: 'another system',
    },
  },
  logInAgain: {
    title: 'Log in again',
    intro:
      'Your session has ended. What you typed is still on the page and is saved once you are back, {{email}}.',
    submit: 'Log in and go on',
    leave: 'Leave this page',
  },
  idle: {
    title: 'Are you still there?',
    text_one: 'To protect your account you are logged out in {{count}} minute. What you typed is saved.',
    text_other: 'To protect your account you are logged out in {{count}} minutes. What you typed is saved.',
    soon: 'To protect your account you are logged out in less than a minute. What you typed is saved.',
    absolute:
      'Your session reaches its full length soon. Finish what you are doing, then log in again. What you typed is saved.',
    stay: 'Stay logged in',
    leave: 'Log out now',
  },
  leave: {
    typed: {
      title: 'Leave the form that is open?',
      text: 'What you typed there is not saved.',
      stay: 'Go on with that form',
      leave: 'Leave it',
    },
    codes: {
      title: 'Have you kept your recovery codes?',
      text: 'They are shown only this once. Without them and without your phone you cannot log in.',
      stay: 'Back to the codes',
      leave: 'I have kept them',
    },
  },
} as const;
