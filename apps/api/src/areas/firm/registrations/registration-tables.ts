import type { ProvinceCode } from '@portal/domain/ground/people/provinces';

/** Where the dealer is registered, and when. Rows are only added; triggers refuse what two people did not agree on. */
export type RegistrationTables = {
  dealer_registrations: {
    province: ProvinceCode;
    /** Of the province: the last row of a period is what stands. */
    version: number;
    /** A province left and entered again has a second period. */
    period: number;
    category: 'exempt-market-dealer';
    from_day: string;
    /** The last day on which it stands; null without an end. */
    last_day: string | null;
    terms: string | null;
    /** Where it was read; null for what the dealer's folder said. */
    source: string | null;
    proposal_id: string | null;
    proposed_by: string | null;
    approved_by: string | null;
    recorded_at: Date;
  };
};
