import type { SigningProof } from '@portal/domain/agreement/signing/signing.wire';
import { isApiError } from '@portal/web/api/api-error';
import { focusField } from '@portal/web/form/field-id';
import { useEffect, useState } from 'react';
import { useProveSignerMutation } from './signing-proof-api.ts';

/** The field for a password or a code; there is one at most. */
export const PROOF_FIELD = 'proof';

export type SignerProof = {
  /** True where the person has to give a proof with the press that signs. */
  isAsked: boolean;
  isAddressVerified: boolean;
  asksFor: SigningProof['asksFor'];
  typed: string;
  setTyped: (typed: string) => void;
  /** True where the press came with nothing typed. */
  isMissing: boolean;
  /** The server's sentence about what was typed. */
  problem: string | undefined;
  /** Why the proof could not be sent, where the field is not to blame. */
  error: unknown;
  /** Sends what was typed, if a proof is asked for; false where the person has to do something about it first. */
  give: () => Promise<boolean>;
  /** The server found the last proof too old: the field appears, with the focus in it. */
  ask: () => void;
};

/**
 * Whether somebody who is about to sign has to prove again that it is they. `token` is of the ceremony that is open; null before one is. A
 * server of the version before says nothing of `proof`.
 */
export function useSignerProof(proof: SigningProof | null | undefined, token: string | null): SignerProof {
  const [prove, { error }] = useProveSignerMutation();
  const [given, setGiven] = useState<SigningProof | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (refusals > 0) {
      focusField(PROOF_FIELD);
    }
  }, [refusals]);
  const fields: Record<string, string> = isApiError(error) ? error.fields : {};
  // Turned on or off in another tab meanwhile: the server says what it wants.
  const asksFor = fields.code === undefined ? (proof?.asksFor ?? 'password') : 'code';
  const problem = fields[asksFor];
  const known = given ?? proof ?? null;
  const isAsked = isRefused || (known !== null && isOver(known.provedUntil));
  const give = async () => {
    if (!isAsked) {
      return true;
    }
    setMissing(typed.trim() === '');
    if (typed.trim() === '') {
      focusField(PROOF_FIELD);
      return false;
    }
    const { data } = await prove({ ...(token === null ? {} : { token }), [asksFor]: typed });
    if (data === undefined) {
      focusField(PROOF_FIELD);
      return false;
    }
    setGiven(data);
    setRefused(false);
    setTyped('');
    return true;
  };
  return {
    isAsked,
    isAddressVerified: proof?.isAddressVerified ?? true,
    asksFor,
    typed,
    setTyped,
    isMissing: isMissing && typed.trim() === '',
    problem,
    error: problem === undefined ? error : undefined,
    give,
    ask: () => {
      setRefused(true);
      setRefusals((count) => count + 1);
    },
  };
}

function isOver(until: string | null): boolean {
  return until === null || Date.parse(until) <= Date.now();
}
