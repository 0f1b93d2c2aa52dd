import { dealerDay } from '@portal/domain/formats/clock-days';
import { checkKyc } from '@portal/domain/kyc/check-kyc';
import { hasParts, withPartAt } from '@portal/domain/kyc/draft';
import type { KycDraft } from '@portal/domain/kyc/kyc';
import { joinSecrets, maskSecrets, splitSecrets } from '@portal/domain/kyc/kyc-secrets';
import { toWire } from '@portal/domain/kyc/kyc-wire-map';
import type { KycAnswers } from '@portal/domain/wire/kyc-answers';
import { vi } from 'vitest';

export type KycServer = {
  /** The answers of the saves by their paths, and the bodies of what was submitted, in the order in which they came. */
  saves: Record<string, unknown>[];
  /** The paths whose times the last save told. */
  timed: () => string[];
  /** Another device has answered this later than the save that comes next; in wire and domain the same path. */
  answerElsewhere: (path: string, answer: unknown) => void;
  /** An answer of another device came late and waits, by its wire path. */
  setAside: (path: string, answer: string) => void;
  /** The decisions that were told, in order. */
  decisions: { path: string; use: boolean }[];
  /** What it has, in the domain's names. */
  profile: () => KycDraft;
  /** Refuses the next finished save beside these wire paths. */
  refuseWith: (fields: Record<string, string>) => void;
  /** Cuts and mends the network. */
  setReachable: (isReachable: boolean) => void;
};

const TOLD_AT = '2026-11-21T12:00:00Z';

/** Stands where the network is and keeps a profile by the domain's own rules, numbers masked, as the API does. */
export function serveKyc(profile: KycDraft, { isSubmitted = false } = {}): KycServer {
  let kyc: unknown = profile;
  let refusal: Record<string, string> | null = null;
  let isReachable = true;
  let submittedAt: string | null = isSubmitted ? TOLD_AT : null;
  let timed: string[] = [];
  const elsewhere = new Map<string, unknown>();
  const setAsides = new Map<string, unknown>();
  const decisions: KycServer['decisions'] = [];
  const saves: Record<string, unknown>[] = [];
  const checked = () => checkKyc(kyc, { today: dealerDay(new Date()) });
  const current = () => checked().kyc;
  const details = () => ({
    id: 'k1',
    version: 1,
    signedAt: null,
    submittedAt,
    sections: toWire(maskSecrets(current())),
    completion: checked().completion,
  });

  const saveAnswers = ({ answeredAt = {}, answers }: KycAnswers): Response => {
    timed = Object.keys(answeredAt);
    saves.push(answers);
    const { secrets } = splitSecrets(toDraft(kyc));
    const sent = Object.entries(answers).reduce<unknown>(
      (draft, [path, given]) => withPartAt(draft, path, given),
      {},
    );
    kyc = merged(kyc, joinSecrets(sent, secrets));
    const superseded = [...elsewhere].filter(([path]) => path in answers);
    for (const [path, newer] of superseded) {
      setAsides.set(path, answers[path]);
      kyc = withPartAt(kyc, path, newer);
      elsewhere.delete(path);
    }
    submittedAt = null;
    const { sections: _whole, ...facts } = details();
    const told = superseded.map(([path]) => ({ path, at: TOLD_AT }));
    const stands = { answers: Object.fromEntries(superseded) };
    return answer(200, { data: { ...facts, ...stands, ...(told.length === 0 ? {} : { superseded: told }) } });
  };
  const submit = (body: Record<string, unknown>): Response => {
    saves.push(body);
    if (refusal !== null) {
      const fields = refusal;
      refusal = null;
      return answer(400, { statusCode: 400, code: 'VALIDATION', message: Object.values(fields), fields });
    }
    submittedAt = '2026-11-21T12:00:00Z';
    return answer(200, { data: details() });
  };
  const decide = (path: string, use: boolean): Response => {
    decisions.push({ path, use });
    const given = setAsides.get(path);
    setAsides.delete(path);
    kyc = use ? withPartAt(kyc, path, given) : kyc;
    return answer(200, { data: details() });
  };
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    if (!isReachable) {
      throw new TypeError('Failed to fetch');
    }
    const path = url.replace('/api', '');
    if (path === '/user/kyc/save') {
      const body: unknown = JSON.parse(String(request.body));
      return submit(hasParts(body) ? { ...body } : {});
    }
    if (path === '/user/kyc/answers') {
      return saveAnswers(JSON.parse(String(request.body)));
    }
    if (path === '/user/kyc/set-aside' && request.method === 'POST') {
      const body: { path: string; use: boolean } = JSON.parse(String(request.body));
      return decide(body.path, body.use);
    }
    if (path === '/user/kyc/set-aside') {
      const list = [...setAsides].map(([field, given]) => ({
        path: field,
        answer: given,
        answeredAt: TOLD_AT,
      }));
      return answer(200, { data: list });
    }
    if (path === '/user/kyc/details') {
      return answer(200, { data: details() });
    }
    const link = {
      url: '/files/f1',
      expiresAt: '2026-11-21T12:00:00Z',
      contentType: 'image/webp',
      size: 4_096,
    };
    return answer(200, { data: link });
  });
  return {
    saves,
    timed: () => timed,
    answerElsewhere: (path, newer) => void elsewhere.set(path, newer),
    setAside: (path, given) => void setAsides.set(path, given),
    decisions,
    profile: current,
    refuseWith: (fields) => {
      refusal = fields;
    },
    setReachable: (next) => {
      isReachable = next;
    },
  };
}

function answer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status });
}

function toDraft(kyc: unknown): KycDraft {
  return hasParts(kyc) ? kyc : {};
}

function merged(stored: unknown, sent: unknown): unknown {
  if (!hasParts(sent)) {
    return sent;
  }
  const whole: Record<string, unknown> = hasParts(stored) ? { ...stored } : {};
  for (const [name, part] of Object.entries(sent)) {
    whole[name] = merged(whole[name], part);
  }
  return whole;
}
