/** Whose a session, a second factor or a place is: an investor's, or somebody's of the dealer's office. */
export type AccountOwner = { kind: 'investor' | 'staff'; id: string };

/** The two columns that say so in a new row; `account_id` is made of them, and is what rows are found by. */
export function ownedBy({ kind, id }: AccountOwner): { investor_id: string | null; staff_id: string | null } {
  return kind === 'investor' ? { investor_id: id, staff_id: null } : { investor_id: null, staff_id: id };
}

export function investorOwner(id: string): AccountOwner {
  return { kind: 'investor', id };
}

export function staffOwner(id: string): AccountOwner {
  return { kind: 'staff', id };
}
