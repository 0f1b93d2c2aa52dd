import type { ProvinceCode } from '@portal/domain/ground/people/provinces';
import type { Generated } from 'kysely';

/** The table of the dealer's representatives. */
export type RepresentativeTables = {
  representatives: {
    id: string;
    full_name: string;
    /** In capitals; links with it are in circulation, so it never moves to somebody else. */
    referral_code: string;
    /** Null in rows from before anybody noted it. */
    registration_number: string | null;
    provinces: ProvinceCode[];
    is_active: Generated<boolean>;
    cover_id: string | null;
    version: Generated<number>;
    created_at: Date;
  };
};
