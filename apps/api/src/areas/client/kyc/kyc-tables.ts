import type { ColumnType, Generated } from 'kysely';

import type { ProfileFlagKind } from './flags/profile-flags.store.ts';
import type { AnswerTimes } from './versions/answer-times.ts';

/** The tables of profiles. */
export type KycTables = {
  /** One row per version; the newest has the highest version. Submitted rows never change except for signed_at. */
  kyc_versions: {
    investor_id: string;
    id: string;
    version: number;
    state: 'draft' | 'submitted';
    /** The whole profile in the domain's names, sealed with context `kyc-answers:<id>`. */
    answers: Buffer;
    /** `CAN-AB` ... `CAN-YT`, once one is answered. */
    province: string | null;
    answer_times: ColumnType<AnswerTimes, string | undefined, string>;
    submitted_at: Date | null;
    /** When the investor was reminded to confirm it. */
    review_reminded_at: Generated<Date | null>;
    signed_at: Date | null;
    created_at: Date;
    updated_at: Date;
  };
  /** Answers replaced by a newer one; the newest few of each investor. */
  kyc_set_aside_answers: {
    investor_id: string;
    id: string;
    kyc_id: string;
    /** In the domain's names. */
    path: string;
    /** The answer as JSON, sealed with context `kyc-set-aside:<id>`. */
    sealed: Buffer;
    answered_at: Date;
    set_aside_at: Date;
    /** It arrived after another device's newer answer, so the person is to decide. */
    came_late: boolean;
    /** When the person decided which answer to use. */
    decided_at: Date | null;
  };
  /**
   * Keyed fingerprints of the social insurance numbers of submitted versions; remade from the answers under a new key.
   */
  kyc_number_marks: {
    kyc_id: string;
    investor_id: string;
    /** The data key of the purpose `match`. */
    key_id: string;
    /** Null if the version has no number to compare. */
    mark: string | null;
  };
  /** What the dealer's staff have to look at about a profile. Holds no answers. */
  kyc_flags: {
    id: string;
    investor_id: string;
    kyc_id: string;
    kind: ProfileFlagKind;
    other_investor_id: string | null;
    /** The order that it is about: of a third party. */
    trade_id: Generated<string | null>;
    /** A keyed fingerprint of its basis: once cleared, it comes back only on another basis. */
    basis: string;
    created_at: Date;
    cleared_at: Date | null;
    cleared_note: string | null;
  };
};
