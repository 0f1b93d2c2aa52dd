import type { LawFormText } from './law-form-text.ts';

/** Form 45-106F4: its first page, which is all that was found. */
export const FORM_F4_EN: LawFormText = {
  source: {
    instrument: 'Form 45-106F4, unofficial consolidation to 8 March 2023',
    address: 'https://docs.mbsecurities.ca/msc/ucv/en/item/521046/index.do',
    readOn: '2026-11-29',
    file: 'f4-en.txt',
    sha256: 'ed063d2c4779b81bbce9e5b1171eb615e4cfb71be807328ac5bbcbefbce5e798',
  },
  parts: [
    { kind: 'heading', text: 'FORM 45-106F4 Risk Acknowledgement' },
    {
      kind: 'warning',
      text: 'WARNING! This investment is risky. Don’t invest unless you can afford to lose all the money you pay for this investment.',
    },
    { kind: 'heading', text: '1. Risks and other information' },
    {
      kind: 'initial',
      rowId: 'loss',
      title: 'Risk of loss',
      text: 'You could lose your entire investment of {{total}}.',
    },
    {
      kind: 'initial',
      rowId: 'approval',
      title: 'No approval',
      text: 'No securities regulatory authority or regulator has evaluated or approved the merits of these securities or the disclosure in the offering memorandum.',
    },
    {
      kind: 'initial',
      rowId: 'registration',
      title: 'No registration',
      text: 'The person selling you these securities is not registered with a securities regulatory authority or regulator and has no duty to tell you whether this investment is suitable for you.',
      deletedWhen: ['sold-by-registrant'],
    },
    {
      kind: 'initial',
      rowId: 'liquidity',
      title: 'Liquidity risk',
      text: 'You will not be able to sell these securities except in very limited circumstances. You may never be able to sell these securities.',
      deletedWhen: ['issuer-reports'],
    },
    {
      kind: 'initial',
      rowId: 'repurchase',
      title: 'Repurchase',
      text: 'You have a right to require the issuer to repurchase the securities, but there are limitations on this right.',
      deletedWhen: ['no-right-of-redemption'],
    },
    {
      kind: 'initial',
      rowId: 'hold',
      title: 'Four month hold',
      text: 'You will not be able to sell these securities for 4 months.',
      deletedWhen: ['issuer-does-not-report', 'purchaser-in-manitoba'],
    },
    {
      kind: 'initial',
      rowId: 'exempt-market',
      title: 'You are buying Exempt Market Securities',
      text: 'They are called exempt market securities because the issuer does not have to give you a prospectus (a document that describes the investment in detail and gives you some legal protections). Exempt market securities are more risky than other securities.',
      missing: 'Whether the statement on exempt market securities is initialled.',
    },
    {
      kind: 'initial',
      rowId: 'advice',
      title: 'You will not receive advice',
      text: null,
      deletedWhen: ['sold-by-registrant'],
      missing: 'The text of “You will not receive advice”, and when the row is deleted.',
    },
    { kind: 'missing', missing: 'Everything after “You will not receive advice”.' },
  ],
};
