import { describe, expect, it } from 'vitest';
import { checkPay, payDraft, startPay } from './pay-values.ts';

const WHOLE = {
  institution: '003',
  transit: '12345',
  account: '123-4567',
  accountHolder: 'Ana Roy',
  agreed: true,
};

describe('the payment page', () => {
  it('asks for nothing more once account and authorization are there', () => {
    expect(checkPay(WHOLE, 'debit')).toEqual([]);
  });

  it('names what is missing in page order, the authorization last', () => {
    const empty = startPay(null, '');
    expect(checkPay(empty, 'debit').map(({ path }) => path)).toEqual([
      'transit',
      'institution',
      'account',
      'accountHolder',
      'agreed',
    ]);
  });

  it('restores the account from a draft, but never consent', () => {
    const draft = payDraft(WHOLE);
    expect(draft).not.toHaveProperty('agreed');
    expect(startPay({ ...draft, agreed: true }, 'Somebody')).toEqual({ ...WHOLE, agreed: false });
  });
});
