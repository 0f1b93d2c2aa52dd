import type { KeptDecisionShown, OfficeExemption } from '@portal/domain/desk/orders/office-exemption.wire';
import { actionsOf } from '@portal/domain/firm/staff/permissions';
import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ADA, answerWith, good, openOffice } from '../../../../testing/open-office.tsx';
import { SAMPLE_ORDER, SAMPLE_WORK } from '../../../../testing/sample-order.ts';

const PLACED: KeptDecisionShown = {
  id: 'd1',
  at: '2026-11-20T15:00:00.000Z',
  occasion: 'placing',
  outcome: 'allowed',
  exemption: 'OM',
  blockedBy: null,
  total: 25_000,
  cap: 100_000,
  used: 10_000,
  room: 90_000,
  roomWithoutAdvice: 20_000,
  freesUp: [],
  needsAdvice: true,
  needsRepresentative: true,
  needsEvidence: false,
  isIncomeOutdated: false,
  rule: {
    ruleId: 'om-limit-year-advised',
    instrument: 'ni-45-106',
    section: '2.9(2.1)(b)(iii)',
    figure: 100_000,
  },
  because: [],
  dealVersion: 2,
  province: 'CAN-ON',
  decidedOn: '2026-11-20',
  forms: ['F4', 'F4-schedules'],
  readings: [],
  ruleVersion: '2026-11-29.1',
  reason: null,
  isObserved: false,
};
const ASKED: OfficeExemption = {
  purchasers: [
    {
      role: 'first',
      decisions: [PLACED],
      advice: [],
      isAdviceAsked: true,
      classConfirmed: null,
      isClassAsked: true,
      isRecordable: false,
    },
  ],
};

beforeAll(() => import('../order-page.tsx'));
beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

async function open(role: StaffRole, exemption = ASKED) {
  const sent = answerWith({
    'GET /me': [good({ ...ADA, roles: [role], actions: actionsOf([role]) })],
    'GET /orders/o1': [good(SAMPLE_ORDER)],
    'GET /orders/o1/exemption': [good(exemption)],
    'POST /orders/o1/advice': [good(null)],
    'POST /orders/o1/class': [good(null)],
    'POST /orders/o1/exemption': [good(null)],
    'POST /viewing': [good(SAMPLE_WORK)],
  });
  await openOffice('/office/orders/o1#exemption');
  const part = await screen.findByRole('region', { name: 'Exemption' });
  return { sent, part: within(part) };
}

describe('the exemption of an order', () => {
  it('says what was decided, with its section, and what is asked for', async () => {
    const { part } = await open('compliance');
    expect(await part.findByText('May buy: offering memorandum')).toBeDefined();
    expect(part.getByText('(NI 45-106, s. 2.9(2.1)(b)(iii))')).toBeDefined();
    expect(part.getByText(/above the limit without advice/)).toBeDefined();
    expect(part.queryByRole('button', { name: 'It suits them' })).toBeNull();
  });

  it('takes advice with its reason from a representative, of the decision that is shown', async () => {
    const { sent, part } = await open('representative');
    const say = await part.findByRole<HTMLButtonElement>('button', { name: 'It suits them' });
    expect(say.disabled).toBe(true);
    fireEvent.change(part.getByLabelText('Why it does or does not suit them'), {
      target: { value: 'It fits.' },
    });
    fireEvent.click(say);
    await waitFor(() =>
      expect(sent.find(({ call }) => call.endsWith('/advice'))?.body).toEqual({
        role: 'first',
        decisionId: 'd1',
        result: 'positive',
        reason: 'It fits.',
      }),
    );
    expect(part.queryByRole('button', { name: 'Confirm the class' })).toBeNull();
  });

  it('lets compliance confirm the class', async () => {
    const { sent, part } = await open('compliance');
    fireEvent.change(await part.findByLabelText('What you saw that carries the class'), {
      target: { value: 'Two notices of assessment.' },
    });
    fireEvent.click(part.getByRole('button', { name: 'Confirm the class' }));
    await waitFor(() => expect(sent.some(({ call }) => call.endsWith('/class'))).toBe(true));
  });

  it('lets compliance put on record what nobody decided at the time', async () => {
    const before = { ...ASKED.purchasers[0], decisions: [], isAdviceAsked: false, isClassAsked: false };
    const { sent, part } = await open('compliance', {
      purchasers: [{ ...before, role: 'first', advice: [], classConfirmed: null, isRecordable: true }],
    });
    fireEvent.change(await part.findByLabelText('Exemption'), { target: { value: 'AI' } });
    fireEvent.change(part.getByLabelText('Why you say so'), { target: { value: 'Form of 2024.' } });
    fireEvent.click(part.getByRole('button', { name: 'Put on record' }));
    await waitFor(() =>
      expect(sent.find(({ call }) => call === 'POST /orders/o1/exemption')?.body).toEqual({
        role: 'first',
        decisionId: null,
        exemption: 'AI',
        reason: 'Form of 2024.',
      }),
    );
  });
});
