import type { KycAnswers } from '@portal/domain/client/kyc/answers/kyc-answers.wire';
import { toWire } from '@portal/domain/client/kyc/answers/kyc-wire-map';
import { checkKyc } from '@portal/domain/client/kyc/checks/check-kyc';
import { maskSecrets, SECRET_PATHS } from '@portal/domain/client/kyc/checks/mask-secrets';
import { hasParts, partAt, withPartAt } from '@portal/domain/client/kyc/fields/draft';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { isMasked } from '@portal/domain/ground/formats/mask-number';
import { vi } from 'vitest';

export type KycServer = {
  /** Saved answers by path, and submitted bodies, in order. */
  saves: Record<string, unknown>[];
  /** Paths with times in the last save. */
  timed: () => string[];
  /** Another device answered this after the coming save; the path is the same in wire and domain names. */
  answerElsewhere: (path: string, answer: unknown) => void;
  /** An answer of another device that came late and was set aside, by wire path. */
  setAside: (path: string, answer: string) => void;
  /** The decisions received, in order. */
  decisions: { path: string; use: boolean }[];
  /** The stored profile, in the domain's names. */
  profile: () => KycDraft;
  /** Refuses the next submission at these wire paths. */
  refuseWith: (fields: Record<string, string>) => void;
  /** Cuts and restores the network. */
  setReachable: (isReachable: boolean) => void;
};

const TOLD_AT = '2026-11-21T12:00:00Z';

/** Replaces the network and keeps a profile by the domain's rules, numbers masked, as the API does. */
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
    const sent = Object.entries(answers).reduce<unknown>(
      (draft, [path, given]) => withPartAt(draft, path, given),
      {},
    );
    kyc = merged(kyc, withNumbers(sent, kyc));
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
    submittedAt = TOLD_AT;
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
    return answerCall(`${request.method ?? 'GET'} ${url.replace('/api', '')}`, String(request.body), {
      submit,
      saveAnswers,
      decide,
      listSetAsides: () => listed(setAsides),
      details,
    });
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

type Handlers = {
  submit: (body: Record<string, unknown>) => Response;
  saveAnswers: (answers: KycAnswers) => Response;
  decide: (path: string, use: boolean) => Response;
  listSetAsides: () => ReturnType<typeof listed>;
  details: () => unknown;
};

/** Answers a profile's calls; any other is for a file, and gets a link. */
function answerCall(call: string, sent: string, handlers: Handlers): Response {
  switch (call) {
    case 'POST /user/kyc/save': {
      const body: unknown = JSON.parse(sent);
      return handlers.submit(hasParts(body) ? { ...body } : {});
    }
    case 'POST /user/kyc/answers':
      return handlers.saveAnswers(JSON.parse(sent));
    case 'POST /user/kyc/set-aside': {
      const body: { path: string; use: boolean } = JSON.parse(sent);
      return handlers.decide(body.path, body.use);
    }
    case 'GET /user/kyc/set-aside':
      return answer(200, { data: handlers.listSetAsides() });
    case 'GET /user/kyc/details':
      return answer(200, { data: handlers.details() });
    default:
      return answer(200, {
        data: { url: '/files/f1', expiresAt: TOLD_AT, contentType: 'image/webp', size: 4_096 },
      });
  }
}

function answer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status });
}

function listed(setAsides: Map<string, unknown>) {
  return [...setAsides].map(([path, given]) => ({ path, answer: given, answeredAt: TOLD_AT }));
}

/** What was sent, with the stored numbers in place of their masks. */
function withNumbers(sent: unknown, stored: unknown): unknown {
  return SECRET_PATHS.filter((path) => isMasked(partAt(sent, path))).reduce(
    (draft, path) => withPartAt(draft, path, partAt(stored, path)),
    sent,
  );
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
