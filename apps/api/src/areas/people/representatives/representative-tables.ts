import type { ProvinceCode } from '@portal/domain/ground/people/provinces';
import type { Generated } from 'kysely';

/** The tables of the dealer's representatives. */
export type RepresentativeTables = {
  representatives: {
    id: string;
    full_name: string;
    /** In capitals; links with it are in circulation, so it never moves to somebody else. */
    referral_code: string;
    /** Null in rows from before anybody noted it. */
    registration_number: string | null;
    /** Where they are registered, for servers of the version before; written with the registrations, and read by nobody here. */
    provinces: ProvinceCode[];
    /** The version of what stands of their registrations; 0 before anything was said. */
    registrations_version: Generated<number>;
    is_active: Generated<boolean>;
    cover_id: string | null;
    version: Generated<number>;
    created_at: Date;
  };
  /** Where they are registered, and when. Rows are only added: each change says the whole anew, under the next version. */
  representative_registrations: {
    representative_id: string;
    version: number;
    province: ProvinceCode;
    from_day: string;
    /** The last day on which it stands; null without an end. */
    last_day: string | null;
    /** Null for what a demonstration or the upgrade brought. */
    recorded_by: string | null;
    recorded_at: Date;
  };
};
