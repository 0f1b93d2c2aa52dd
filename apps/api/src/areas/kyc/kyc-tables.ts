import type { KycDraft } from '@portal/domain/kyc/kyc';
import type { ColumnType } from 'kysely';
import type { NullableJson } from '../../platform/db/column-types.ts';
import type { AnswerTimes } from './answer-times.ts';

/** The tables of profiles. */
export type KycTables = {
  /** One row per version; the newest has the highest version. Submitted rows never change but for signed_at. */
  kyc_versions: {
    investor_id: string;
    id: string;
    version: number;
    state: 'draft' | 'submitted';
    /** The whole profile in the domain's names, sealed with context `kyc-answers:<id>`. */
    answers: Buffer | null;
    /** `CAN-AB` ... `CAN-YT`, once one is answered. */
    province: string | null;
    /** A row from before `answers`: the profile with masks in place of the secret numbers. */
    sections: NullableJson<KycDraft>;
    /** A row from before `answers`: the secret numbers, sealed with context `kyc:<id>`. */
    secrets: Buffer | null;
    answer_times: ColumnType<AnswerTimes, string | undefined, string>;
    submitted_at: Date | null;
    signed_at: Date | null;
    created_at: Date;
    updated_at: Date;
  };
  /** Answers that a newer one took the place of; the newest few of each investor. */
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
    /** It came after a newer one of another device, and the person is to decide. */
    came_late: boolean;
    /** When the person said which answer is to stand. */
    decided_at: Date | null;
  };
};
