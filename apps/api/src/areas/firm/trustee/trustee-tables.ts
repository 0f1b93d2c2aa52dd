/** Where investors' money goes, in versions that stay as they are. */
export type TrusteeTables = {
  trustee_particulars: {
    version: number;
    /** Of `TrusteeParticulars`, bound to the version. */
    sealed: Buffer;
    /** What tells that they are what was approved, and none of them. */
    mark: string;
    /** Null for the first: what the folder said. */
    proposal_id: string | null;
    proposed_by: string | null;
    approved_by: string | null;
    recorded_at: Date;
  };
};
