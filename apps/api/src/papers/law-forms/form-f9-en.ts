import type { LawFormText } from './law-form-text.ts';

const ISSUER_AND_SECURITY = [
  { label: 'Type of securities:', value: 'security' },
  { label: 'Issuer:', value: 'issuer' },
  { label: 'Purchased from:', value: 'purchasedFrom' },
] as const;

/** Form 45-106F9, from a filled-in copy that lacks some lines. */
export const FORM_F9_EN: LawFormText = {
  source: {
    instrument: 'Form 45-106F9, as a filled-in copy of 10 June 2020 has it',
    address:
      'https://github.com/zigfrida/chp-portal/blob/0186f4744928f0ff829cf8fac309fd5baf47b492/resources/views/forms/subagreement.blade.php',
    readOn: '2026-11-29',
    file: 'f9-en.txt',
    sha256: 'd8475491fe74462978cc71d1547083b71dda708bf6f3045d3d40eea614ffb2b1',
  },
  parts: [
    { kind: 'heading', text: 'FORM FOR INDIVIDUAL ACCREDITED INVESTORS' },
    {
      kind: 'warning',
      text: 'WARNING! This investment is risky. Don’t invest unless you can afford to lose all the money you pay for this investment.',
    },
    { kind: 'heading', text: 'SECTION 1 TO BE COMPLETED BY THE ISSUER OR SELLING SECURITY HOLDER' },
    { kind: 'heading', text: '1. About your investment' },
    { kind: 'filled', by: 'issuer', rows: ISSUER_AND_SECURITY },
    { kind: 'heading', text: 'SECTIONS 2 TO 4 TO BE COMPLETED BY THE PURCHASER' },
    { kind: 'heading', text: '2. Risk acknowledgement' },
    { kind: 'missing', missing: 'The first sentence of section 2.' },
    { kind: 'paragraph', text: 'Initial that you understand that:' },
    {
      kind: 'initial',
      rowId: 'loss',
      title: 'Risk of loss',
      text: 'You could lose your entire investment of {{total}}.',
    },
    {
      kind: 'initial',
      rowId: 'liquidity',
      title: 'Liquidity risk',
      text: 'You may not be able to sell your investment quickly – or at all.',
    },
    {
      kind: 'initial',
      rowId: 'information',
      title: 'Lack of information',
      text: 'You may receive little or no information about your investment.',
    },
    {
      kind: 'initial',
      rowId: 'advice',
      title: 'Lack of advice',
      text: 'You will not receive advice from the salesperson about whether this investment is suitable for you unless the salesperson is registered. The salesperson is the person who meets with, or provides information to, you about making this investment. To check whether the salesperson is registered, go to www.aretheyregistered.ca.',
    },
    { kind: 'heading', text: '3. Accredited investor status' },
    {
      kind: 'missing',
      missing: 'The lead-in of section 3, which says how many of its statements are initialled.',
    },
    {
      kind: 'choice',
      choiceId: 'status',
      title: '3. Accredited investor status',
      rows: [
        {
          rowId: 'income',
          text: 'Your net income before taxes was more than $200,000 in each of the 2 most recent calendar years, and you expect it to be more than $200,000 in the current calendar year. (You can find your net income before taxes on your personal income tax return.)',
        },
        {
          rowId: 'income-with-spouse',
          text: 'Your net income before taxes combined with your spouse’s was more than $300,000 in each of the 2 most recent calendar years, and you expect your combined net income before taxes to be more than $300,000 in the current calendar year.',
        },
        {
          rowId: 'financial-assets',
          text: 'Either alone or with your spouse, you own more than $1 million in cash and securities, after subtracting any debt related to the cash and securities.',
        },
        {
          rowId: 'net-assets',
          text: 'Either alone or with your spouse, you have net assets worth more than $5 million. (Your net assets are your total assets (including real estate) minus your total debt.)',
        },
      ],
    },
    { kind: 'heading', text: '4. Your name and signature' },
    {
      kind: 'paragraph',
      text: 'By signing this form, you confirm that you have read this form and you understand the risks of making this investment as identified in this form.',
    },
    { kind: 'missing', missing: 'All of section 5, about the salesperson.' },
    {
      kind: 'filled',
      by: 'dealer',
      rows: [
        { label: null, value: 'salesperson' },
        { label: null, value: 'dealer' },
        { label: null, value: 'dealerPhone' },
        { label: null, value: 'dealerEmail' },
      ],
    },
    { kind: 'heading', text: '6. For more information about this investment' },
    { kind: 'missing', missing: 'What section 6 says before it names whom to ask.' },
    {
      kind: 'filled',
      by: 'issuer',
      rows: [
        { label: null, value: 'issuer' },
        { label: null, value: 'issuerAddress' },
        { label: null, value: 'issuerPhone' },
        { label: null, value: 'issuerEmail' },
      ],
    },
    {
      kind: 'paragraph',
      text: 'For more information about prospectus exemptions, contact your local securities regulator. You can find contact information at www.securities-administrators.ca.',
    },
  ],
};
