import {
  confirmedSince,
  confirmProfileBy,
  REMINDER_DAYS,
} from '@portal/domain/client/kyc/checks/confirm-profile-by';
import { addDays, dealerDay, startOfDay } from '@portal/domain/ground/formats/clock-days';
import { DEALER_TIME_ZONE } from '@portal/domain/ground/formats/dates';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { requestMail } from '../../../platform/mail/request-mail.ts';
import { eachInPortions, type Run } from '../../../platform/portions/each-in-portions.ts';
import { findEndingProfiles, setReminded } from './submitted/submitted-kyc.store.ts';

/** Profiles looked up at a time. */
export const REVIEWS_AT_ONCE = 500;

/** Reminds each investor once, in the month before their profile's year ends; after that, their pages tell them. */
export async function remindOfReview(deps: Deps, run: Run = {}): Promise<void> {
  const today = dealerDay(deps.clock.now());
  const dayAfter = addDays(confirmedSince(addDays(today, REMINDER_DAYS)), 1);
  const span = {
    after: startOfDay(confirmedSince(today), DEALER_TIME_ZONE),
    until: startOfDay(dayAfter, DEALER_TIME_ZONE),
  };
  await eachInPortions(
    deps,
    {
      job: 'remind-of-profile-reviews',
      atOnce: REVIEWS_AT_ONCE,
      find: (place, limit) => findEndingProfiles(deps.db, span, place, limit),
      work: (profile) =>
        transact(deps.db, async (trx) => {
          if (await setReminded(trx, profile, deps.clock.now())) {
            await requestMail(trx, deps, {
              template: 'profile-review',
              investorId: profile.investorId,
              kycId: profile.id,
              confirmBy: confirmProfileBy(dealerDay(profile.submittedAt)),
            });
          }
        }),
    },
    run,
  );
}
