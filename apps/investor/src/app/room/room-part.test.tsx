import type { Room } from '@portal/domain/order/exemptions/room.wire';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { amountField, confirmMemorandum, ok, openWizard, pressNext } from '../../testing/open-wizard.tsx';
import { roomOf } from '../../testing/sample-room.ts';
import { stubBrowser } from '../../testing/stub-browser.ts';

stubBrowser();

const open = (room: Room, language: 'en' | 'fr' = 'en') =>
  openWizard('order', null, { language, more: { '/user/room': ok(room) } });

const REFUSED: Partial<Room> = {
  outcome: 'refused',
  exemption: null,
  cap: null,
  room: null,
  roomWithoutAdvice: null,
  freesUp: [],
  because: [],
  rule: null,
};

describe('the meter above the amount', () => {
  it.each<[string, Partial<Room>, RegExp]>([
    [
      'how much, what needs advice, and when more',
      {},
      /^You can invest up to \$12,400 here today\. Above \$12,400, your representative first checks that it suits you\. You can order up to \$82,400\. \$8,000 more from March 3, 2027\.$/,
    ],
    [
      'how much, where advice changes nothing',
      { roomWithoutAdvice: null, room: 4_000, cap: 10_000, freesUp: [] },
      /^You can invest up to \$4,000 here today\.$/,
    ],
    [
      'that nothing is left, and when more',
      { outcome: 'refused', blockedBy: 'over-limit', room: 0, roomWithoutAdvice: 0 },
      /^You cannot buy more here today: you have reached the limit of the law\. \$8,000 more/,
    ],
    [
      'that advice comes first',
      { roomWithoutAdvice: 0, freesUp: [] },
      /^Your representative first checks that it suits you\. You can order up to \$82,400\.$/,
    ],
    [
      'that no limit applies',
      { room: null, cap: null, roomWithoutAdvice: null, freesUp: [] },
      /^No limit of the law applies/,
    ],
    [
      'what the profile is for',
      { ...REFUSED, outcome: 'unknown' },
      /^How much you may buy depends on your profile\./,
    ],
    [
      'why nothing may be bought',
      { ...REFUSED, blockedBy: 'fund-not-allowed' },
      /does not let this kind of fund/,
    ],
  ])('says %s', async (_row, more, sentence) => {
    await open(roomOf(more));
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  });

  it('tells the reason in the person’s own figures, with the section', async () => {
    await open(roomOf());
    fireEvent.click(await screen.findByText('Why this much'));
    expect(screen.getByText('You count as an eligible investor.')).toBeDefined();
    expect(screen.getByText(/Your net income was over \$75,000 in 2024 and 2025/).textContent).toMatch(
      /\(NI 45-106, s\. 1\.1 \(a\)\(ii\)\)$/,
    );
    expect(screen.getByText('Net income before tax that you expect in 2026')).toBeDefined();
    expect(screen.getByText(/You bought or hold \$17,600/).textContent).toMatch(/2\.9\(2\.1\)\(b\)\(iii\)/);
  });

  it('speaks French', async () => {
    await open(roomOf(), 'fr');
    expect(
      await screen.findByText(/^Vous pouvez investir jusqu’à 12 400 \$ ici aujourd’hui\./),
    ).toBeDefined();
  });

  it('offers the room as a choice of the amount, and refuses more beside the field', async () => {
    await open(
      roomOf({
        room: 6_250,
        roomWithoutAdvice: null,
        cap: 10_000,
        freesUp: [{ amount: 8_000, on: '2027-03-03' }],
      }),
    );
    const amount = await amountField();
    fireEvent.click(await screen.findByRole('button', { name: '$6,250' }));
    await waitFor(() => expect(amount.value).toBe('6,250'));
    fireEvent.change(amount, { target: { value: '7500' } });
    fireEvent.blur(amount);
    expect(
      await screen.findByText(
        'This is $1,250 more than the law lets you buy today. Choose $6,250 or less, or come back on March 3, 2027.',
      ),
    ).toBeDefined();
  });

  it('says at the field where less is left than when the page asked, keeps what was typed, and asks again', async () => {
    const text = 'This is $2,500 more than the law lets you buy today. Choose $5,000 or less.';
    const body = {
      statusCode: 409,
      code: 'OVER_LIMIT',
      message: ['Too much.'],
      requestId: 'r1',
      fields: { quantity: text },
    };
    const { answers, sent } = await openWizard('order', null, {
      more: {
        '/user/room': ok(roomOf({ room: 12_500, roomWithoutAdvice: null, freesUp: [] })),
        '/user/trade/create/deal-1': { status: 409, body },
      },
    });
    await confirmMemorandum();
    fireEvent.change(await amountField(), { target: { value: '7500' } });
    answers['/user/room'] = ok(roomOf({ room: 5_000, roomWithoutAdvice: null, freesUp: [] }));
    await pressNext();
    expect(await screen.findByText(text)).toBeDefined();
    expect((await amountField()).value).toBe('7500');
    expect(await screen.findByRole('button', { name: '$5,000' })).toBeDefined();
    expect(sent.filter(({ path }) => path.startsWith('/user/trade/create'))).toHaveLength(1);
  });

  it('is not there where the server does not say, and the order goes on', async () => {
    const body = { statusCode: 404, code: 'NOT_FOUND', message: ['Not there.'], requestId: 'r1' };
    await openWizard('order', null, { more: { '/user/room': { status: 404, body } } });
    await amountField();
    expect(screen.queryByText('How much the law lets you buy')).toBeNull();
  });
});
