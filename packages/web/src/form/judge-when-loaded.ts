import type { PasswordJudgement, PasswordStrength } from '@portal/domain/people/account/judge-password';
import type { PasswordOwner } from '@portal/domain/people/account/password-owner';
import { useDeferredValue, useEffect, useState } from 'react';

type Judge = (password: string, owner: PasswordOwner, dealer: string) => PasswordJudgement;

/** Half a megabyte of word lists: no page loads it before somebody types a new password. */
let loaded: Judge | null = null;
let latest: { asked: string; judgement: PasswordJudgement } | null = null;

async function load(): Promise<void> {
  const { judgePassword } = await import('@portal/domain/people/account/judge-password');
  loaded = judgePassword;
}

/** The server's judgement of a new password, without asking it; null until what judges is loaded. */
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
  // A form asks on every key, for the field and for the hint; the work takes a telephone a tenth of a second.
  if (latest?.asked !== asked) {
    latest = { asked, judgement: loaded(password, owner, dealer) };
  }
  return latest.judgement;
}

/** How good a new password is; begins to load what judges it, and answers null meanwhile. Where that fails the server judges alone. */
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
