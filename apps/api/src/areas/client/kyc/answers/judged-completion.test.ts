import { toDomain } from '@portal/domain/client/kyc/answers/kyc-wire-map';
import { KYC_EXAMPLE } from '@portal/domain/client/kyc/testing/kyc-example';
import { expect, it } from 'vitest';
import { judgedCompletion } from './judged-completion.ts';

const PROFILE = toDomain(KYC_EXAMPLE);
const WHILE_VALID = KYC_EXAMPLE.identityVerification.principal.expiryDate;

it('the verdict on a profile is worked out once per answers and day', () => {
  const verdict = judgedCompletion(PROFILE, WHILE_VALID);
  expect(verdict).toMatchObject({ identityVerification: true, political: true });
  expect(judgedCompletion(structuredClone(PROFILE), WHILE_VALID)).toBe(verdict);
  expect(judgedCompletion(PROFILE, '2030-04-18')).toMatchObject({ identityVerification: false });
  expect(judgedCompletion({ ...PROFILE, political: {} }, WHILE_VALID)).toMatchObject({ political: false });
  expect(judgedCompletion(PROFILE, WHILE_VALID)).toBe(verdict);
});
