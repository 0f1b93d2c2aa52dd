import type { DealDocumentKind, DealType } from '@portal/domain/wire/deal';
import type { Generated } from 'kysely';
import type { Json } from '../../platform/db/column-types.ts';
import type { DealContent } from './deal-content.ts';

/** The tables of what is on offer. */
export type DealTables = {
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
    /** How many orders hold units, signed or not; counted for servers of the version before, and shown to nobody. */
    investor_count: Generated<number>;
    opens_at: Date;
    closes_at: Date;
    content: Json<DealContent>;
    /** When those who asked for it were told of it. */
    announced_at: Date | null;
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
  /** Films that the portal keeps and plays. */
  films: {
    id: string;
    /** Null for one about the platform. */
    deal_id: string | null;
    description_en: string;
    description_fr: string;
    video_id: string;
    cover_id: string;
    captions_en_id: string;
    captions_fr_id: string;
    added_at: Date;
  };
  /** Videos about the platform that stand elsewhere, to which the dealer leads investors. */
  platform_videos: { id: string; address: string; title_en: string; title_fr: string; added_at: Date };
};
