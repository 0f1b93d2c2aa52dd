/** The frame of the investor profile: its sections' states, saving, uploads and totals. The fields have blocks of their own. */
export const kycForm = {
  progress: {
    label: 'Your investor profile',
    done_one: '{{count}} of {{total}} sections complete',
    done_other: '{{count}} of {{total}} sections complete',
    left_one: 'About {{count}} minute left',
    left_other: 'About {{count}} minutes left',
  },
  minutes_one: 'About {{count}} minute.',
  minutes_other: 'About {{count}} minutes.',
  status: {
    notStarted: 'Not started',
    inProgress: 'In progress',
    complete: 'Complete',
    attention: 'Needs attention',
  },
  save: {
    saving: 'Saving…',
    saved: 'Saved',
    retrying: 'Not saved, retrying',
    refused: 'Not saved, check your answers',
  },
  problem: '{{label}}: {{problem}}',
  next: 'Save and continue',
  finish: 'Save and finish',
  prefilled: {
    account: 'From your account',
    onboarding: 'From your first questions',
  },
  particulars: 'About you, for the law and the tax slips',
  secret: {
    change: 'Change',
    changeOf: 'Change: {{label}}',
    keep: 'Keep the number on file',
    onFile: 'On file',
    ending: '{{label}}: a number ending in {{end}} is on file',
    hidden: '{{label}}: a number is on file',
  },
  upload: {
    pages_one: '{{name}}, PDF with {{count}} page',
    pages_other: '{{name}}, PDF with {{count}} pages',
    onFile: '{{label}}, on file',
    notSent: 'This file was not sent. {{reason}}',
  },
  dual: {
    title: 'Verify with a second source instead',
    intro:
      'If we cannot verify a document, two independent sources may confirm who a person is. Fill this in only if we asked for it.',
  },
  zeros: 'Enter 0 in the empty fields',
  loss: {
    left: 'Still to divide: {{percent}}',
    even: 'All 100% are divided.',
    over: 'That is {{percent}} too much.',
  },
  unfinished: {
    title: 'Almost done',
    text_one: 'One section still needs answers. We opened it for you.',
    text_other: '{{count}} sections still need answers. We opened the first one for you.',
  },
  newer: {
    title_one: 'A newer answer from another device was kept',
    title_other: 'Newer answers from another device were kept',
    text: 'This was answered later on another device than here. The form now shows the later answer:',
    accept: 'Keep the later answers',
    keepOwn: 'Put back what I typed here',
    beforeSubmit:
      'Something was answered later on another device. Check what the form shows now, then submit it.',
  },
  submit: {
    title: 'Every section is complete',
    text: 'Submit your profile to the dealer. You can change it again later.',
    action: 'Submit my profile',
    failed: 'Your profile was not submitted. {{reason}}',
    unsaved: 'Your last answers could not be saved. Check your connection, then try again.',
    done: 'Your profile is with the dealer',
    doneText: 'You can open any section to check or change your answers.',
  },
} as const;
