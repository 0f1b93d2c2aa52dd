import type { PasswordJudgement, PasswordStrength } from '@portal/domain/people/account/judge-password';
import type { PasswordOwner } from '@portal/domain/people/account/password-owner';
import { useDeferredValue, useEffect, useState } from 'react';

type Judge = (password: string, owner: PasswordOwner, dealer: string) => PasswordJudgement;

/** Half a megabyte of word lists: loaded only once somebody types a new password. */
let loaded: Judge | null = null;
let latest: { asked: string; judgement: PasswordJudgement } | null = null;

async function load(): Promise<void> {
  const { judgePassword } = await import('@portal/domain/people/account/judge-password');
  loaded = judgePassword;
}

/** The same judgement of a new password as the server's; null until the word lists have loaded. */
export function judgeWhenLoaded(
  password: string,
  owner: PasswordOwner,
  dealer: string,
): PasswordJudgement | null {
  if (loaded === null) {
    return null;
  }
  const { firstName, lastName, email } = owner;
  const asked = JSON.stringify([password, firstName, lastName, email]);
  // Called on every key, for the field and for the hint; each run takes a phone a tenth of a second.
  if (latest?.asked !== asked) {
    latest = { asked, judgement: loaded(password, owner, dealer) };
  }
  return latest.judgement;
}

/** How strong a new password is. Starts loading the word lists, and returns null meanwhile. If loading fails, only the server judges. */
export function usePasswordStrength(
  password: string,
  owner: PasswordOwner,
  dealer: string,
): PasswordStrength | null {
  const [isLoaded, setLoaded] = useState(loaded !== null);
  const typed = useDeferredValue(password);
  const isWanted = password !== '' && !isLoaded;
  useEffect(() => {
    if (!isWanted) {
      return undefined;
    }
    let isShown = true;
    load().then(
      () => (isShown ? setLoaded(true) : undefined),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [isWanted]);
  return typed === '' ? null : (judgeWhenLoaded(typed, owner, dealer)?.strength ?? null);
}
