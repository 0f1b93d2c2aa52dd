import type { JointInvestor, JointSigning } from '@portal/domain/order/trades/trade.wire';

/** Times come out of the database's JSON as text. */
export type JointSigningView = {
  /** Of the newest ceremony of the order. */
  status: 'open' | 'completed' | 'declined' | 'expired' | 'superseded';
  linkSentAt: string | null;
  signedAt: string | null;
  declinedAt: string | null;
  /** Null if the signing provider sent the link. */
  linkExpiresAt: string | null;
  isAtProvider: boolean;
  /** The newest version of the memorandum that they accepted in it. */
  acceptedVersion: number | null;
};

type Facts = {
  jointInvestor: JointInvestor | null;
  investorSignedAt: Date | null;
  jointSignedAt: Date | null;
  jointSigning: JointSigningView | null;
  /** The documents of the deal's newest memorandum; none if it is sold without one. */
  memoranda: readonly { version: number }[];
};

/** The state of the joint investor's signature; null for a single investor's order. */
export function jointSigningOf(facts: Facts): JointSigning | null {
  const { jointInvestor, investorSignedAt, jointSignedAt, jointSigning } = facts;
  if (jointInvestor === null) {
    return null;
  }
  const link = {
    linkExpiresAt: instantOf(jointSigning?.linkExpiresAt),
    owesMemorandum: owesMemorandum(facts),
  };
  if (jointSignedAt !== null) {
    return { status: 'signed', at: jointSignedAt.toISOString(), ...link };
  }
  if (investorSignedAt !== null) {
    return { status: 'waiting', at: instantOf(jointSigning?.linkSentAt), ...link };
  }
  const nothing = { linkExpiresAt: null, owesMemorandum: false };
  return jointSigning?.status === 'declined' && jointSigning.declinedAt !== null
    ? { status: 'declined', at: instantOf(jointSigning.declinedAt), ...nothing }
    : { status: 'not-asked', at: null, ...nothing };
}

/** Of the newest version; signing at the provider does not ask for it. */
function owesMemorandum({ memoranda: [newest], jointSigning }: Facts): boolean {
  return newest !== undefined && jointSigning?.isAtProvider === false
    ? jointSigning.acceptedVersion !== newest.version
    : false;
}

function instantOf(text: string | null | undefined): string | null {
  return text === null || text === undefined ? null : new Date(text).toISOString();
}
