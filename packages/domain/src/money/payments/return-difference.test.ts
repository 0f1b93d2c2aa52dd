import { describe, expect, it } from 'vitest';
import { writeDebitFile } from './debit-file.ts';
import { readSentDebits, type SentDebit } from './read-sent-debits.ts';
import { returnDifference } from './return-difference.ts';
import type { ReturnItem } from './return-file.ts';

const SENT: SentDebit = {
  reference: '3A2D34FE',
  amountCents: 500_000n,
  transactionType: '260',
  originatorId: 'EMDTEST001',
  institution: '000304212',
  account: '1049281',
  trace: '0032003200042000000001',
};
const CAME_BACK: ReturnItem = {
  place: 1,
  line: 2,
  letter: 'J',
  kind: 'returned-debit',
  reason: '901',
  originalType: '260',
  amountCents: 500_000n,
  day: '2026-10-09',
  reference: '3A2D34FE',
  originatorId: 'EMDTEST001',
  institution: '000304212',
  account: '1049281',
  originalTrace: '0032003200042000000001',
};

describe('a debit that came back', () => {
  it.each<[string, Partial<ReturnItem>, Partial<SentDebit>, string | null]>([
    ['is ours as we sent it', {}, {}, null],
    ['of a cent less is not', { amountCents: 499_999n }, {}, 'amount-differs'],
    ['of another original type is not', { originalType: '701' }, {}, 'type-differs'],
    ['of another originator is not', { originatorId: 'EMDTEST002' }, {}, 'originator-differs'],
    ['of another institution is not', { institution: '000404212' }, {}, 'account-differs'],
    ['of another account is not', { account: '1049282' }, {}, 'account-differs'],
    ['of another trace is not', { originalTrace: '0032003200042000000002' }, {}, 'trace-differs'],
    ['has any trace where the bank gives them', {}, { trace: '0'.repeat(22) }, null],
  ])('%s', (_row, item, sent, difference) => {
    expect(returnDifference({ ...CAME_BACK, ...item }, [{ ...SENT, ...sent }])).toBe(difference);
  });

  it('is one of those of its order, or differs from the last', () => {
    const earlier = { ...SENT, amountCents: 1n };
    expect(returnDifference(CAME_BACK, [SENT, earlier])).toBeNull();
    expect(returnDifference({ ...CAME_BACK, amountCents: 2n }, [earlier, { ...SENT, account: '1' }])).toBe(
      'amount-differs',
    );
    expect(returnDifference(CAME_BACK, [])).toBeNull();
  });
});

it('our own files say what was sent', () => {
  const originator = {
    originatorId: 'EMDTEST001',
    dataCentre: '00310',
    shortName: 'EMD TEST',
    longName: 'EMD TEST DEALER IN TRUST',
    transactionCode: '260',
    returns: { institution: '004', transit: '00123', account: '5012345' },
  };
  const debits = Array.from({ length: 7 }, (_each, place) => ({
    reference: `3A2D34F${place}`,
    amountCents: 500_000n + BigInt(place),
    payorName: 'Zoé Bé',
    institution: '003',
    transit: '04212',
    account: `104928${place}`,
  }));
  const text = writeDebitFile({
    number: 7,
    createdOn: '2026-10-08',
    dueOn: '2026-10-09',
    originator,
    debits,
  });
  expect(readSentDebits(text)).toEqual(
    debits.map(({ reference, amountCents, account }) => ({
      ...SENT,
      reference,
      amountCents,
      account,
      trace: '0'.repeat(22),
    })),
  );
});
