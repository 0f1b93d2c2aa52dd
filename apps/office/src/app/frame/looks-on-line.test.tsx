import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ADA, answerWith, good, openOffice } from '../../testing/open-office.tsx';

afterEach(() => {
  delete document.documentElement.dataset.lawFrom;
});

it.each([
  ['the day is to come', '2999-01-31', 'It is enforced from January 31, 2999.'],
  ['the day has come', '2026-01-01', null],
])('every page says that the law is not enforced, where %s', async (_row, from, said) => {
  document.documentElement.dataset.lawFrom = from;
  answerWith({ 'GET /me': [good(ADA)], 'GET /sessions': [good([])] });
  await openOffice('/office/account');
  await screen.findByRole('heading', { name: 'Your account' });
  const line = screen.queryByText(/^What the law allows for each order is recorded and shown\./);
  expect(line?.textContent?.replace(/^.*shown\. /, '').replace(/\s/g, ' ') ?? null).toBe(said);
});
