import { BOOKMARKS_MAX } from '@portal/domain/offering/deals/choosing/bookmarks';
import { walkOnPage } from '@portal/domain/order/wizard/wizard-steps';
import { describe, expect, it } from 'vitest';
import { createStore } from '../store.ts';
import { toggleBookmark } from './bookmark-slice.ts';
import { clearSession } from './clear-session.ts';
import { followEmailCall } from './email-slice.ts';
import { setRange } from './filter-slice.ts';
import {
  completeIdentityVerification,
  completeSection,
  followKycCall,
  kycSlice,
  openSection,
} from './kyc-slice.ts';
import { MODAL_NAMES, selectDocument, selectMember, setModal } from './modal-slice.ts';
import { turnedAway } from './notice-slice.ts';
import { markOnboardingStep, setOnboardingStep } from './onboarding-slice.ts';
import { keepReferral } from './referral-slice.ts';
import { setCriteria } from './search-slice.ts';
import { setTrade, setTradeLoading } from './trade-slice.ts';
import { followWizard, markWizardPage } from './wizard-slice.ts';

const refusal = {
  error: {
    status: 400,
    code: 'VALIDATION',
    messages: ['Subject is required', 'Message is required'],
    fields: {},
    requestId: null,
    currentState: null,
    retryAfter: null,
  },
};

describe('KYC', () => {
  it('starts with basics open, and nothing but basics complete', () => {
    const { openSection: open, completion, loading } = kycSlice.getInitialState();
    expect([open, loading]).toEqual(['basics', false]);
    expect(Object.entries(completion).filter(([, isComplete]) => isComplete)).toEqual([['basics', true]]);
  });

  it.each([
    ['basics', 'identityVerification'],
    ['investing', 'political'],
    ['political', null],
  ] as const)('completing %s closes it and opens %s', (section, next) => {
    const store = createStore();
    store.dispatch(openSection(section));
    store.dispatch(completeSection(section));
    expect(store.getState().kyc.openSection).toBe(next);
    expect(store.getState().kyc.completion[section]).toBe(true);
  });

  it('identity verification can be marked complete while another section is open', () => {
    const store = createStore();
    store.dispatch(completeIdentityVerification());
    expect(store.getState().kyc.completion.identityVerification).toBe(true);
    expect(store.getState().kyc.openSection).toBe('basics');
  });

  it('a pending call sets loading; its answer merges the completion map', async () => {
    const store = createStore();
    const answer = {
      data: { completion: { ...kycSlice.getInitialState().completion, income: true, basics: false } },
    };
    const call = followKycCall({ dispatch: store.dispatch, queryFulfilled: Promise.resolve(answer) });
    expect(store.getState().kyc.loading).toBe(true);
    await call;
    expect(store.getState().kyc).toMatchObject({
      loading: false,
      completion: { income: true, basics: false },
    });
  });

  it('a failed call stops loading and changes nothing', async () => {
    const store = createStore();
    await followKycCall({ dispatch: store.dispatch, queryFulfilled: Promise.reject(refusal) });
    expect(store.getState().kyc).toEqual(kycSlice.getInitialState());
  });
});

describe('e-mail sends', () => {
  it('pending clears the previous state; fulfilled sets sent', async () => {
    const store = createStore();
    await followEmailCall({ dispatch: store.dispatch, queryFulfilled: Promise.reject(refusal) });
    const call = followEmailCall({ dispatch: store.dispatch, queryFulfilled: Promise.resolve({ data: {} }) });
    expect(store.getState().email).toEqual({ loading: true, sent: false, error: null });
    await call;
    expect(store.getState().email).toEqual({ loading: false, sent: true, error: null });
  });

  it.each([
    ['the server’s first message', refusal, 'Subject is required'],
    ['an empty text if the server gave none', new Error('offline'), ''],
  ])('rejected stores %s', async (_what, failure, expected) => {
    const store = createStore();
    await followEmailCall({ dispatch: store.dispatch, queryFulfilled: Promise.reject(failure) });
    expect(store.getState().email).toEqual({ loading: false, sent: false, error: expected });
  });
});

describe('the small slices', () => {
  it('bookmark toggles a deal in and out, and keeps a bounded number', () => {
    const store = createStore();
    store.dispatch(toggleBookmark('a'));
    store.dispatch(toggleBookmark('b'));
    store.dispatch(toggleBookmark('a'));
    expect(store.getState().bookmark.dealIds).toEqual(['b']);
    for (let deal = 0; deal < BOOKMARKS_MAX; deal += 1) {
      store.dispatch(toggleBookmark(`deal-${deal}`));
    }
    expect(store.getState().bookmark.dealIds).toHaveLength(BOOKMARKS_MAX);
    expect(store.getState().bookmark.dealIds).not.toContain('b');
  });

  it.each(MODAL_NAMES)('modal flag %s is set by name', (name) => {
    const store = createStore();
    store.dispatch(setModal({ name, open: true }));
    const { selectedMember, selectedDocument, ...flags } = store.getState().modal;
    expect([selectedMember, selectedDocument]).toEqual([null, null]);
    expect(Object.entries(flags).filter(([, isOpen]) => isOpen)).toEqual([[name, true]]);
  });

  it('modal holds the selected member and document', () => {
    const store = createStore();
    store.dispatch(selectMember('m1'));
    store.dispatch(selectDocument('d1'));
    expect(store.getState().modal).toMatchObject({ selectedMember: 'm1', selectedDocument: 'd1' });
  });

  it('filter starts with an open range', () => {
    const store = createStore();
    expect(store.getState().filter.range).toEqual([null, null]);
    store.dispatch(setRange(['2026-01-01', null]));
    expect(store.getState().filter.range).toEqual(['2026-01-01', null]);
  });

  it('search holds the criteria', () => {
    const store = createStore();
    store.dispatch(setCriteria({ q: 'farm', type: ['fund'] }));
    expect(store.getState().search.criteria).toEqual({ q: 'farm', type: ['fund'] });
  });

  it('trade holds the latest order and toggles loading', () => {
    const store = createStore();
    store.dispatch(setTradeLoading(true));
    store.dispatch(setTrade(null));
    expect(store.getState().trade).toMatchObject({ trade: null, loading: true });
  });

  it('referral keeps what the link carried', () => {
    const store = createStore();
    store.dispatch(keepReferral({ mwr: 'm', ref: 'r', deal: 'd' }));
    expect(store.getState().referral.referralHeroData).toEqual({ mwr: 'm', ref: 'r', deal: 'd' });
  });

  it('wizard and onboarding move previous and next with the current step', () => {
    const store = createStore();
    store.dispatch(followWizard(walkOnPage('pay', [])));
    store.dispatch(markWizardPage({ page: 'order', complete: true }));
    expect(store.getState().wizard).toMatchObject({
      prev: 'application',
      next: 'complete',
      completed: ['order'],
    });
    store.dispatch(followWizard(walkOnPage('order', [])));
    expect(store.getState().wizard).toMatchObject({ current: 'order', prev: null, completed: [] });
    store.dispatch(setOnboardingStep('complete'));
    store.dispatch(markOnboardingStep({ step: 'start', complete: true }));
    expect(store.getState().onboarding).toMatchObject({ prev: 'marketing', next: null });
    expect(store.getState().onboarding.steps).toHaveLength(13);
  });

  it('signing out on purpose leaves nothing to come back to', () => {
    const store = createStore();
    store.dispatch(clearSession('signed-out'));
    store.dispatch(turnedAway('/dashboard/portfolio'));
    expect(store.getState().notice).toEqual({ notice: 'signed-out', destination: null });
  });

  it('an ended session remembers the page that it ended on', () => {
    const store = createStore();
    store.dispatch(clearSession('ended'));
    store.dispatch(turnedAway('/dashboard/portfolio'));
    expect(store.getState().notice).toEqual({ notice: 'ended', destination: '/dashboard/portfolio' });
  });
});
