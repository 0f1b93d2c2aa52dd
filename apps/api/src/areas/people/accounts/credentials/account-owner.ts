/** Who a session, a second factor or a place belongs to: an investor or a staff member. */
export type AccountOwner = { kind: 'investor' | 'staff'; id: string };

/** The two owner columns of a new row. `account_id`, by which rows are found, is generated from them. */
export function ownedBy({ kind, id }: AccountOwner): { investor_id: string | null; staff_id: string | null } {
  return kind === 'investor' ? { investor_id: id, staff_id: null } : { investor_id: null, staff_id: id };
}

export function investorOwner(id: string): AccountOwner {
  return { kind: 'investor', id };
}

export function staffOwner(id: string): AccountOwner {
  return { kind: 'staff', id };
}
