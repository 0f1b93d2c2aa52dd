import type { KycDetails } from '@portal/domain/client/kyc/answers/kyc-answers.wire';
import { toDomain } from '@portal/domain/client/kyc/answers/kyc-wire-map';
import { checkKyc } from '@portal/domain/client/kyc/checks/check-kyc';
import { SECRET_PATHS } from '@portal/domain/client/kyc/checks/mask-secrets';
import { type Completion, isKycComplete } from '@portal/domain/client/kyc/checks/section-order';
import { partAt, withPartAt } from '@portal/domain/client/kyc/fields/draft';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { maskNumber } from '@portal/domain/ground/formats/mask-number';
import { useMemo } from 'react';
import { type Answers, withAnswers } from './saving/answers-queue.ts';

export type Profile = {
  /** The server's profile, overlaid with what was typed since. */
  kyc: KycDraft;
  completion: Completion;
  isComplete: boolean;
};

/** The profile as on this device, checked by the rules. */
export function useProfile(details: KycDetails, unsaved: Answers): Profile {
  return useMemo(() => {
    const on = { today: dealerDay(new Date()) };
    const typed = withoutShortNumbers(withAnswers(toDomain(details.sections), unsaved));
    const { kyc, completion } = checkKyc(typed, on);
    return { kyc, completion, isComplete: isKycComplete(completion) };
  }, [details, unsaved]);
}

/** The mask of a number under seven characters, which shows nothing. */
const NOTHING_SHOWN = maskNumber('');

/** A social insurance number too short to show its end was left half typed and must be retyped. */
function withoutShortNumbers(kyc: KycDraft): KycDraft;
function withoutShortNumbers(kyc: unknown): unknown {
  return SECRET_PATHS.filter((path) => path.endsWith('socialInsuranceNumber')).reduce(
    (whole, path) => (partAt(whole, path) === NOTHING_SHOWN ? withPartAt(whole, path, '') : whole),
    kyc,
  );
}
