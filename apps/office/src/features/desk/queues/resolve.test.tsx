import type { DeskPage, DeskRow } from '@portal/domain/desk/queues/office-desk.wire';
import { actionsOf } from '@portal/domain/firm/staff/permissions';
import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADA, answerWith, good, openOffice } from '../../../testing/open-office.tsx';

const COUNT = { value: 1, isCapped: false };

const BOUNCE: DeskRow = {
  claim: { kind: 'bounce', id: 'b1', version: 0, holder: null, viewing: [], snoozedUntil: null, tags: [] },
  why: 'bounced',
  facts: { reason: 'no such address' },
  since: '2026-11-20T15:00:00.000Z',
  dueAt: null,
  due: 'later',
  awaits: 'office',
  order: null,
  investor: { id: 'i1', name: 'Zoé Bélanger', province: 'CAN-ON', representative: null },
};
const page = (queue: 'bounces' | 'jobs' | 'papers', row: DeskRow): DeskPage => ({
  queue,
  rows: [row],
  count: COUNT,
  total: COUNT,
  next: null,
});
const JOB: DeskRow = {
  ...BOUNCE,
  claim: { ...BOUNCE.claim, kind: 'job', id: 'j1' },
  why: 'gave-up',
  facts: { job: 'send-mail', error: 'no answer' },
  investor: null,
};

const PAPERS: DeskRow = {
  ...BOUNCE,
  claim: { ...BOUNCE.claim, kind: 'papers', id: 'p1' },
  why: 'not-sealed',
  facts: {},
};

function answer(role: StaffRole, more: Parameters<typeof answerWith>[0] = {}) {
  return answerWith({
    'GET /me': [good({ ...ADA, roles: [role], actions: actionsOf([role]) })],
    'GET /desk': [good({ queues: [], uncounted: [], views: [], colleagues: [] })],
    'GET /desk/bounces': [good(page('bounces', BOUNCE))],
    'GET /desk/jobs': [good(page('jobs', JOB))],
    'GET /desk/papers': [good(page('papers', PAPERS))],
    ...more,
  });
}

async function choose(queue: 'bounces' | 'jobs' | 'papers') {
  await openOffice(`/office/desk/${queue}`);
  const [box] = await screen.findAllByRole('checkbox');
  fireEvent.click(box ?? document.body);
  return within(await screen.findByRole('region', { name: 'Selected items' }));
}

// Loaded before the tests, whose time limits are not about loading a page.
beforeAll(() => import('./desk-page.tsx'));

describe('rows that are resolved on the desk', () => {
  it.each([
    ['bounces', 'compliance', 'Resume emails', 'POST /desk/bounces/clear', 'b1'],
    ['jobs', 'administrator', 'Retry jobs', 'POST /desk/jobs/repeat', 'j1'],
    ['papers', 'administrator', 'Retry documents', 'POST /desk/papers/repeat', 'p1'],
  ] as const)('%s: with a reason that is asked for', async (queue, role, name, call, id) => {
    const done = good([{ id, claim: null, refused: null }]);
    const sent = answer(role, { [call]: [done] });
    const bar = await choose(queue);
    fireEvent.click(bar.getByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name }));
    expect((await dialog.findAllByText('Give a reason')).length).toBeGreaterThan(0);
    expect(sent.some((one) => one.call === call)).toBe(false);
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: ' It works. ' } });
    fireEvent.click(dialog.getByRole('button', { name }));
    await screen.findByText('1 item updated.');
    expect(sent.find((one) => one.call === call)?.body).toEqual({ ids: [id], reason: 'It works.' });
  });

  it('names jobs in words, in the list and in the selection', async () => {
    const old = {
      ...JOB,
      claim: { ...JOB.claim, id: 'j2' },
      why: 'stuck',
      facts: { job: 'send-fax' },
    } as const;
    answer('administrator', { 'GET /desk/jobs': [good({ ...page('jobs', JOB), rows: [JOB, old] })] });
    await openOffice('/office/desk/jobs');
    const rows = await screen.findAllByRole('row');
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Send an email.*Failed after the last try\. no answer/),
      expect.stringMatching(/Other job \(send-fax\).*No progress\./),
    ]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all items shown' }));
    const bar = within(await screen.findByRole('region', { name: 'Selected items' }));
    bar.getByText('Selected: Send an email; Other job (send-fax)');
    expect(screen.queryByText(/No investor|send-mail/)).toBeNull();
  });

  it.each(['jobs', 'papers'] as const)('%s: offers it to nobody who may not', async (queue) => {
    answer('compliance');
    const bar = await choose(queue);
    expect(bar.queryByRole('button', { name: /^Retry/ })).toBeNull();
  });
});
