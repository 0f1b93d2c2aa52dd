import type { DealContent } from '@portal/domain/offering/deals/authoring/deal-content';
import type { DealDraft } from '@portal/domain/offering/deals/authoring/deal-draft';
import type { DealDocumentKind, DealType } from '@portal/domain/offering/deals/deal.wire';
import type { DealFilePart } from '@portal/domain/offering/deals/deal-file.wire';
import type { DealState } from '@portal/domain/offering/deals/deal-states';
import type { Generated } from 'kysely';
import type { Json, NullableJson } from '../../../platform/db/nullable-json.ts';

/** What a version was published with besides its draft. */
export type DealAttachments = {
  /** The newest offering memorandum in each language; of what was published before decision 0076, other documents, too. */
  documents: {
    id: string;
    kind: DealDocumentKind;
    language: 'en' | 'fr';
    title: string;
    version: number;
    pages: number;
  }[];
};

/** The tables of what is on offer. */
export type DealTables = {
  /** What is published. Of a deal that never was, only the id and the state mean anything. */
  deals: {
    id: string;
    slug: string;
    type: DealType;
    province: string;
    /** Follows from the state by a trigger; servers of the version before write it. */
    is_live: boolean;
    state: Generated<DealState>;
    /** The published version; 0 if there is none. */
    version: Generated<number>;
    unit_price_cents: bigint;
    minimum_units: number;
    maximum_units: number;
    units_total: number;
    units_taken: number;
    /** How many orders hold units, signed or not; counted for servers of the version before, and shown to nobody. */
    investor_count: Generated<number>;
    opens_at: Date;
    closes_at: Date;
    content: Json<DealContent>;
    /** When it was announced to those who asked to hear about new deals. */
    announced_at: Date | null;
    created_at: Date;
    updated_at: Date;
  };
  /** What was published; rows never change. */
  deal_versions: {
    deal_id: string;
    number: number;
    draft: Json<DealDraft>;
    attachments: Json<DealAttachments>;
    /** Null for what no proposal published, such as the demonstration's deals. */
    proposal_id: string | null;
    published_at: Date;
  };
  /** Each deal's draft. */
  deal_drafts: {
    deal_id: string;
    draft: Json<DealDraft>;
    /** Incremented with each save. */
    version: number;
    /** The content last confirmed to say the same in both languages. */
    confirmed: NullableJson<DealContent>;
    changed_by: string | null;
    changed_at: Date;
  };
  /** Who has worked on a deal since one of its versions was published. */
  deal_editors: { deal_id: string; staff_id: string; since_version: number };
  /** Links that show one state of a deal without a session. */
  deal_previews: {
    token_hash: string;
    deal_id: string;
    /** Null for a draft. */
    version: number | null;
    draft: Json<DealDraft>;
    created_by: string;
    created_at: Date;
    expires_at: Date;
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
  /** Files that drafts and versions of deals name: parts of films, and documents. */
  deal_files: {
    file_id: string;
    /** The deal it was sent for. */
    deal_id: string;
    part: DealFilePart;
    added_by: string | null;
    added_at: Date;
  };
  /** Films about the platform that the portal stores and plays. */
  films: {
    id: string;
    /** Null; in rows of before decision 0076 the deal, which now names the files itself. */
    deal_id: string | null;
    description_en: string;
    description_fr: string;
    video_id: string;
    cover_id: string;
    captions_en_id: string;
    captions_fr_id: string;
    added_at: Date;
  };
  /** Videos about the platform on other sites, which the dealer links to. */
  platform_videos: { id: string; address: string; title_en: string; title_fr: string; added_at: Date };
};
