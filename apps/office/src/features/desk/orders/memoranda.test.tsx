import { actionsOf } from '@portal/domain/firm/staff/permissions';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { ADA, answerWith, good, openOffice } from '../../../testing/open-office.tsx';
import { SAMPLE_ORDER } from '../../../testing/sample-order.ts';

const COMPLIANCE = { ...ADA, roles: ['compliance'], actions: actionsOf(['compliance']) };
const ENGLISH = {
  documentId: 'm1',
  title: 'Memorandum',
  version: 2,
  language: 'en',
  acceptedAt: null,
  isNewest: true,
};
const FRENCH = { ...ENGLISH, documentId: 'm2', title: 'Notice', language: 'fr' };

beforeAll(() => import('./order-page.tsx'));

it.each([
  ['was confirmed in French', '2026-11-20T15:00:00.000Z', ['Confirmed in the other language'], 0],
  ['nobody confirmed', null, [], 2],
])('says of a memorandum that %s no more than is so', async (_what, acceptedAt, said, unconfirmed) => {
  answerWith({
    'GET /me': [good(COMPLIANCE)],
    'GET /orders/o1': [good({ ...SAMPLE_ORDER, memoranda: [ENGLISH, { ...FRENCH, acceptedAt }] })],
    'POST /viewing': [good([])],
  });
  await openOffice('/office/orders/o1#papers');
  const papers = within(await screen.findByRole('region', { name: 'Documents and signatures' }));
  for (const text of said) {
    papers.getByText(text);
  }
  expect(papers.queryAllByText('Not confirmed yet')).toHaveLength(unconfirmed);
});
