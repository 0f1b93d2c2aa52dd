import type { Completion } from '@portal/domain/kyc/completion';
import type { KycDraft } from '@portal/domain/kyc/kyc';
import type { DealDocumentKind, DealType } from '@portal/domain/wire/deal';
import type { ColumnType, Generated, Kysely } from 'kysely';
import type { KeyPurpose } from '../crypto/key-purpose.ts';
import type { DealContent } from '../deals/deal-content.ts';
import type { FilePurpose } from '../files/stored-file.ts';
import type { AnswerTimes } from '../kyc/answer-times.ts';
import type { StoredJointInvestor } from '../trades/joint-investor.ts';
import type { AccountTables } from './account-tables.ts';
import type { Json, NullableJson } from './column-types.ts';
import type { MailTables } from './mail-tables.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { SigningTables } from './signing-tables.ts';

/** The tables as Kysely sees them. int8 arrives as bigint, timestamptz as Date, bytea as Buffer. */
export type Tables = AccountTables &
  SigningTables &
  MailTables &
  PaymentTables & {
    investors: {
      id: string;
      email: string;
      first_name: string;
      last_name: string;
      phone: string | null;
      password_hash: string;
      language: 'en' | 'fr';
      province: string | null;
      dealer_representative_id: string | null;
      referral: NullableJson<Record<string, string>>;
      onboarded_at: Date | null;
      onboarding_answers: NullableJson<Record<string, string | string[]>>;
      terms_accepted_at: Date;
      /** When the link in the message to `email` was opened. */
      email_verified_at: Date | null;
      created_at: Date;
    };
    deals: {
      id: string;
      slug: string;
      type: DealType;
      province: string;
      is_live: boolean;
      unit_price_cents: bigint;
      minimum_units: number;
      maximum_units: number;
      units_total: number;
      units_taken: number;
      investor_count: number;
      opens_at: Date;
      closes_at: Date;
      content: Json<DealContent>;
      created_at: Date;
      updated_at: Date;
    };
    deal_documents: {
      id: string;
      deal_id: string;
      kind: DealDocumentKind;
      language: 'en' | 'fr';
      title: string;
      version: number;
      pages: number;
      file_id: string;
      created_at: Date;
    };
    /** One row per version; the newest has the highest version. Submitted rows never change but for signed_at. */
    kyc_versions: {
      investor_id: string;
      id: string;
      version: number;
      state: 'draft' | 'submitted';
      /** The sections in the domain's names, masks in place of the secret numbers. */
      sections: Json<KycDraft>;
      /** The secret numbers, sealed with context `kyc:<id>`. */
      secrets: Buffer | null;
      /** What the rules said of each section when it was last saved. */
      completion: Json<Completion>;
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
    files: {
      id: string;
      /** Null for files of a deal, which every investor may read. */
      investor_id: string | null;
      purpose: FilePurpose;
      original_name: string;
      content_type: string;
      size_bytes: number;
      sha256: string;
      pages: number | null;
      storage_key: string;
      /** What its bytes are sealed with: a data key, or the store; null where it was not recorded. */
      data_key_id: string | null;
      created_at: Date;
    };
    /** Videos about the platform that the dealer shows to investors. */
    platform_videos: { id: string; address: string; title_en: string; title_fr: string; added_at: Date };
    /** Where bytes lay before they were sealed anew; removed once nobody can still be reading them there. */
    replaced_files: { storage_key: string; replaced_at: Date };
    trades: {
      investor_id: string;
      id: string;
      deal_id: string;
      kyc_id: string | null;
      quantity: number;
      unit_price_cents: bigint;
      total_cents: bigint;
      /** Wire number of the status (domain trades/trade-status). */
      status: number;
      /** True while the order's units count in deals.units_taken. */
      holds_units: boolean;
      hold_expires_at: Date | null;
      schedule_a: NullableJson<Record<string, string>>;
      payment_method: '1' | '2' | '3' | null;
      payment_completed_at: Date | null;
      funds_received_at: Date | null;
      joint_investor: NullableJson<StoredJointInvestor>;
      investor_signed_at: Date | null;
      joint_signed_at: Date | null;
      documents_sealed_at: Date | null;
      next_dr_step_desc: string;
      reason: string | null;
      created_at: Date;
      submitted_at: Date | null;
      decided_at: Date | null;
      archived_at: Date | null;
      updated_at: Date;
    };
    /** How an order is paid; account numbers sealed with context `payment:<trade id>`. */
    payment_instructions: {
      investor_id: string;
      trade_id: string;
      method: '1' | '2' | '3';
      sealed_account: Buffer | null;
      account_last_digits: string | null;
      account_holder: string | null;
      void_cheque_file_id: string | null;
      /** When a debit of it came back; null while the authorization stands. */
      withdrawn_at: Date | null;
      created_at: Date;
      updated_at: Date;
    };
    drafts: {
      investor_id: string;
      scope: string;
      /** Sealed with context `draft:<investor id>:<scope>`. */
      sealed: Buffer;
      saved_at: Date;
    };
    idempotency_keys: {
      owner: string;
      key: string;
      route: string;
      /** Keyed digest of what was asked: a plain one of a log-in would let its password be guessed. */
      fingerprint: string;
      /** Sealed answer; null while the first request runs. */
      answer: Buffer | null;
      status: number | null;
      locked_until: Date;
      created_at: Date;
    };
    /** Fixed windows; the key is a limit's name and a keyed fingerprint of whom it counts. */
    rate_limits: { key: string; window_start: Date; hits: number };
    audit_log: {
      seq: Generated<bigint>;
      at: Date;
      actor: string;
      action: string;
      target: string;
      investor_id: string | null;
      detail: Json<Record<string, unknown>>;
      previous_hash: string;
      hash: string;
    };
    audit_head: { id: number; hash: string };
    /** Keys that encrypt values and files, wrapped by a master key; one of each purpose is current. */
    data_keys: {
      id: string;
      purpose: KeyPurpose;
      wrapped: Buffer;
      master_key_id: string;
      created_at: Date;
      retired_at: Date | null;
    };
  };

/** A database or a transaction in it. */
export type Db = Kysely<Tables>;
