import { expect, it } from 'vitest';
import { describeStartFailure } from './describe-start-failure.ts';

it.each([
  ['that nobody known signed', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', /Add sslrootcert/],
  ['of an authority of its own', 'SELF_SIGNED_CERT_IN_CHAIN', /Add sslrootcert/],
  ['that signed itself', 'DEPTH_ZERO_SELF_SIGNED_CERT', /Add sslrootcert/],
  ['of another name', 'ERR_TLS_CERT_ALTNAME_INVALID', /another name/],
  ['of the past', 'CERT_HAS_EXPIRED', /has expired/],
])(
  'a database with a certificate %s ends the start in one line that says what to do',
  (_what, code, said) => {
    const error = Object.assign(new Error('certificate'), { code });
    const line = describeStartFailure(new Error('the migrations failed', { cause: error }));
    expect(line).toMatch(said);
    expect(line).not.toContain('\n');
  },
);
