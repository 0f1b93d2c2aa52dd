import { expect, it } from 'vitest';
import {
  type DecidedPurchase,
  type OrderOfBefore,
  stepAfterUpgrade,
  type UpgradeStep,
} from './after-upgrade.ts';

const OPEN: OrderOfBefore = { status: 'open', isSigned: false, isInvited: false, newQuestions: 0 };
const SIGNED: OrderOfBefore = { ...OPEN, isSigned: true };
const SUBMITTED: OrderOfBefore = { ...SIGNED, status: 'submitted' };
const IN_REVIEW: OrderOfBefore = { ...SIGNED, status: 'inReview' };
const ASKED: OrderOfBefore = { ...SIGNED, status: 'changesAsked' };

const MAY: DecidedPurchase = {
  isOwner: true,
  outcome: 'allowed',
  blockedBy: null,
  needsAdvice: false,
  lacksForm: false,
};
const UNKNOWN: DecidedPurchase = { ...MAY, outcome: 'unknown' };
const LACKS_FORM: DecidedPurchase = { ...MAY, lacksForm: true };
const NEEDS_ADVICE: DecidedPurchase = { ...MAY, needsAdvice: true };
const refused = (blockedBy: DecidedPurchase['blockedBy']): DecidedPurchase => ({
  ...MAY,
  outcome: 'refused',
  blockedBy,
});

const NOTHING: UpgradeStep = { asks: null, goesBack: false, endsSignatures: false, holds: false };
const WAITS: UpgradeStep = { ...NOTHING, holds: true };
const told = (asks: UpgradeStep['asks'], more: Partial<UpgradeStep> = {}): UpgradeStep => ({
  ...NOTHING,
  asks,
  holds: true,
  ...more,
});

it.each<[string, OrderOfBefore, DecidedPurchase[], UpgradeStep]>([
  ['an order that may be placed goes on as it is', OPEN, [MAY], NOTHING],
  ['so does one of somebody without a profile', OPEN, [UNKNOWN], NOTHING],
  ['so does one in review', IN_REVIEW, [MAY, { ...MAY, isOwner: false }], NOTHING],
  ['an unsigned one gets its form in the ceremony', OPEN, [LACKS_FORM], NOTHING],
  [
    'a signed one is signed again where a form is missing',
    SIGNED,
    [LACKS_FORM],
    told('forms', { endsSignatures: true }),
  ],
  [
    'and goes back where the dealer has it',
    SUBMITTED,
    [LACKS_FORM],
    told('forms', { endsSignatures: true, goesBack: true }),
  ],
  [
    'also where the form is the second purchaser’s',
    IN_REVIEW,
    [MAY, { ...LACKS_FORM, isOwner: false }],
    told('forms', { endsSignatures: true, goesBack: true }),
  ],
  [
    'too much is lowered by its investor',
    SUBMITTED,
    [refused('over-limit')],
    told('over-limit', { goesBack: true }),
  ],
  ['too much of an open one is only told', OPEN, [refused('over-limit')], told('over-limit')],
  ['as is that of one which is changed already', ASKED, [refused('over-limit')], told('over-limit')],
  [
    'new answers come first where they may lift the limit',
    { ...IN_REVIEW, newQuestions: 4 },
    [refused('over-limit')],
    told('answers', { goesBack: true }),
  ],
  [
    'or lead to another exemption',
    { ...OPEN, newQuestions: 4 },
    [refused('fund-not-allowed')],
    told('answers'),
  ],
  ['no answer writes a form that is off', { ...IN_REVIEW, newQuestions: 4 }, [refused('form-off')], WAITS],
  ['they make nobody older', { ...OPEN, newQuestions: 4 }, [refused('under-age')], told('refused')],
  [
    'what its investor cannot change is told of an open order',
    OPEN,
    [refused('not-offered-there')],
    told('refused'),
  ],
  ['and stays with the office where the dealer has it', IN_REVIEW, [refused('no-exemption')], WAITS],
  ['a deal that says nothing yet is the office’s work', OPEN, [refused('offering-unsaid')], WAITS],
  ['also of an order with the dealer', SUBMITTED, [refused('offering-unsaid')], WAITS],
  [
    'why the other may not is not told',
    SUBMITTED,
    [MAY, { ...refused('over-limit'), isOwner: false }],
    told('both', { goesBack: true }),
  ],
  ['advice is awaited before somebody signs', OPEN, [NEEDS_ADVICE], told('advice')],
  ['and by the office alone once it has the order', IN_REVIEW, [NEEDS_ADVICE], WAITS],
  ['a second person who was invited is told of', { ...OPEN, isInvited: true }, [MAY], told('purchaser')],
  ['also where the dealer has the order', { ...SUBMITTED, isInvited: true }, [MAY], told('purchaser')],
])('%s', (_row, order, purchases, expected) => {
  expect(stepAfterUpgrade(order, purchases)).toEqual(expected);
});
