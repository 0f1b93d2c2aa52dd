import type { JointInvestor, JointSigning } from '@portal/domain/wire/trade';

/** Times come out of the database's JSON as text. */
export type JointSigningView = {
  /** Of the newest ceremony of the order. */
  status: 'open' | 'completed' | 'declined' | 'expired' | 'superseded';
  linkSentAt: string | null;
  signedAt: string | null;
  declinedAt: string | null;
};

type Facts = {
  jointInvestor: JointInvestor | null;
  investorSignedAt: Date | null;
  jointSignedAt: Date | null;
  jointSigning: JointSigningView | null;
};

/** Where the joint investor's signature stands; null for an order of one person. */
export function jointSigningOf(facts: Facts): JointSigning | null {
  const { jointInvestor, investorSignedAt, jointSignedAt, jointSigning } = facts;
  if (jointInvestor === null) {
    return null;
  }
  if (jointSignedAt !== null) {
    return { status: 'signed', at: jointSignedAt.toISOString() };
  }
  if (investorSignedAt !== null) {
    return { status: 'waiting', at: instantOf(jointSigning?.linkSentAt) };
  }
  return jointSigning?.status === 'declined' && jointSigning.declinedAt !== null
    ? { status: 'declined', at: instantOf(jointSigning.declinedAt) }
    : { status: 'not-asked', at: null };
}

function instantOf(text: string | null | undefined): string | null {
  return text === null || text === undefined ? null : new Date(text).toISOString();
}
