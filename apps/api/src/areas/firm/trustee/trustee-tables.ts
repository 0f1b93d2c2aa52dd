/** Where investors' money goes, in immutable versions. */
export type TrusteeTables = {
  trustee_particulars: {
    version: number;
    /** `TrusteeParticulars`, sealed and bound to the version. */
    sealed: Buffer;
    /** A fingerprint that shows whether particulars are the approved ones, without revealing them. */
    mark: string;
    /** Null for the first version, which was taken from the folder. */
    proposal_id: string | null;
    proposed_by: string | null;
    approved_by: string | null;
    recorded_at: Date;
  };
};
