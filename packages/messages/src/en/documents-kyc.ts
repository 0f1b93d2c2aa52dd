/** The confirmation that the facts of the investor profile are true, with numbers masked. */
export const documentsKyc = {
  intro:
    'These are the questions of your investor profile, version {{version}}, and your answers. We rely on these facts to decide whether an investment suits you and which investments you may buy. Read them with care before you confirm them.',
  sections: {
    basics: { title: 'You', caption: 'Who you are' },
    identityVerification: { title: 'Your identity document', caption: 'What you gave us' },
    employment: { title: 'Your work', caption: 'Employment' },
    income: { title: 'Your income', caption: 'Income before tax in Canadian dollars' },
    assets: { title: 'What you own and owe', caption: 'Assets and debts in Canadian dollars' },
    investing: { title: 'How you invest', caption: 'Knowledge, objective and risk' },
    political: { title: 'Public office and registration', caption: 'Your answers' },
  },
  yes: 'Yes',
  no: 'No',
  confirmTitle: 'What you confirm',
  confirm: {
    title: 'My facts are true and complete',
    text: 'I have read the facts above. They are true and complete, and they are mine.',
  },
  change: {
    title: 'I will report changes',
    text: 'I will tell the dealer promptly if a fact changes in a significant way, for example my income, my debts, my health, my family situation or my residence. I understand that the dealer asks me to confirm my profile every 12 months, and approves no order of mine until I have.',
  },
  correct:
    'If a fact is wrong, do not sign. Go back to your profile, correct it, and come back to sign the corrected version.',
} as const;
