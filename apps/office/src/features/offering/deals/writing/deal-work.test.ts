import type { DealDraft } from '@portal/domain/offering/deals/authoring/deal-draft';
import { draftWithValue } from '@portal/domain/offering/deals/authoring/merge-drafts';
import { COMPLETE_DRAFT } from '@portal/domain/offering/deals/testing/complete-draft';
import { errorOfAnswer } from '@portal/web/api/api-error';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDeal, saved } from '../testing/sample-deals.ts';
import { DealWork } from './deal-work.ts';

const PAUSE_MS = 2_000;
const written = (path: string, value: unknown, draft = COMPLETE_DRAFT) => draftWithValue(draft, path, value);
const refusal = (code: string) => ({ error: errorOfAnswer(409, { code, message: ['No.'] }, null) });

/** A server with one draft, which the test also edits as somebody else. */
function server() {
  const kept = { draft: COMPLETE_DRAFT, version: 4 };
  const sent: { base: number; draft: DealDraft }[] = [];
  const arrived: DealDraft[] = [];
  const work = new DealWork(readDeal({ draftVersion: 4 }), {
    save: async ({ base, draft }) => {
      sent.push({ base, draft });
      if (base !== kept.version) {
        return refusal('CHANGED_BY_SOMEBODY');
      }
      Object.assign(kept, { draft, version: base + 1 });
      return { data: saved({ draftVersion: base + 1 }) };
    },
    read: async () => ({
      data: readDeal({ draft: kept.draft, draftVersion: kept.version, changedBy: 'Noor Haddad' }),
    }),
    onSaved: () => undefined,
  });
  work.onArrival((draft) => arrived.push(draft));
  const theyWrite = (draft: DealDraft) => Object.assign(kept, { draft, version: kept.version + 1 });
  return { work, kept, sent, arrived, theyWrite };
}

describe('what is written on a deal', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is saved after a pause, each time from the version in the last receipt', async () => {
    const { work, kept, sent } = server();
    work.write(written('unitPrice', 11));
    work.write(written('unitPrice', 12));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    work.write(written('unitPrice', 13));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(sent.map(({ base, draft }) => [base, draft.unitPrice])).toEqual([
      [4, 12],
      [5, 13],
    ]);
    expect([kept.draft.unitPrice, work.hasUnsaved]).toEqual([13, false]);
  });

  it('is merged with what somebody else saved in between, and the form shows both', async () => {
    const { work, kept, arrived, theyWrite } = server();
    theyWrite(written('content.name.fr', 'Le leur'));
    work.write(written('content.name.en', 'Mine'));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    const both = written('content.name.fr', 'Le leur', written('content.name.en', 'Mine'));
    expect(kept.draft).toEqual(both);
    expect(arrived).toEqual([both]);
    expect(work.snapshot()).toEqual({ clashes: [], metBy: 'Noor Haddad' });
  });

  it.each([
    ['mine', 'Mine'],
    ['theirs', 'Theirs'],
  ] as const)('waits where both changed the same, and then has %s', async (answer, kept_) => {
    const { work, kept, theyWrite } = server();
    theyWrite(written('content.name.en', 'Theirs'));
    work.write(written('content.name.en', 'Mine'));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    const [clash] = work.snapshot().clashes;
    expect(clash).toEqual({ path: 'content.name.en', mine: 'Mine', theirs: 'Theirs' });
    expect(kept.draft.content.name.en).toBe('Theirs');
    work.write({ ...work.written, unitPrice: 77 });
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect([kept.draft.unitPrice, work.hasUnsaved]).toEqual([100.5, true]);
    if (clash !== undefined) {
      work.choose(clash, answer);
    }
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect([kept.draft.content.name.en, kept.draft.unitPrice, work.hasUnsaved]).toEqual([kept_, 77, false]);
  });

  it('keeps the entries of both if each added one to a list', async () => {
    const { work, kept, theyWrite } = server();
    const entry = (text: string) => ({ question: { en: text, fr: text }, answer: { en: text, fr: text } });
    const faqs = COMPLETE_DRAFT.content.faqs;
    theyWrite(written('content.faqs', [...faqs, entry('Theirs')]));
    work.write(written('content.faqs', [...faqs, entry('Mine')]));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    for (const clash of work.snapshot().clashes) {
      work.choose(clash, 'both');
    }
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(kept.draft.content.faqs.map(({ question }) => question.en)).toEqual(['Why?', 'Theirs', 'Mine']);
  });
});
