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

/** The joint investor's place in the order; times as text. */
export type SecondPlaceView = {
  invitedAt: string | null;
  invitationEndsAt: string | null;
  joinedAt: string | null;
  declinedAt: string | null;
  hasProfile: boolean;
};

type Facts = {
  jointInvestor: JointInvestor | null;
  investorSignedAt: Date | null;
  jointSignedAt: Date | null;
  jointSigning: JointSigningView | null;
  secondPlace: SecondPlaceView | null;
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
    linkExpiresAt: hasJoined(facts) ? null : instantOf(jointSigning?.linkExpiresAt),
    owesMemorandum: owesMemorandum(facts),
  };
  const nothing = { linkExpiresAt: null, owesMemorandum: false };
  const before = placeBefore(facts);
  if (before !== null) {
    return { ...nothing, ...before };
  }
  if (jointSignedAt !== null) {
    return { status: 'signed', at: jointSignedAt.toISOString(), ...link };
  }
  if (investorSignedAt !== null) {
    return { status: 'waiting', at: instantOf(jointSigning?.linkSentAt), ...link };
  }
  return jointSigning?.status === 'declined' && jointSigning.declinedAt !== null
    ? { status: 'declined', at: instantOf(jointSigning.declinedAt), ...nothing }
    : { status: 'not-asked', at: null, ...nothing };
}

function hasJoined({ secondPlace }: Facts): boolean {
  return secondPlace !== null && secondPlace.joinedAt !== null;
}

/**
 * What is missing before anybody signs: an account, a profile. Somebody who was asked to sign by a link, before joint investors had
 * accounts, does that first.
 */
function placeBefore({
  secondPlace,
  investorSignedAt,
  jointSignedAt,
}: Facts): (Pick<JointSigning, 'status' | 'at'> & { linkExpiresAt?: string | null }) | null {
  const signsByLink = investorSignedAt !== null && jointSignedAt === null;
  if (secondPlace === null || (signsByLink && secondPlace.joinedAt === null)) {
    return null;
  }
  const { declinedAt, joinedAt, invitedAt, invitationEndsAt, hasProfile } = secondPlace;
  if (declinedAt !== null) {
    return { status: 'left', at: instantOf(declinedAt) };
  }
  if (joinedAt === null) {
    return { status: 'invited', at: instantOf(invitedAt), linkExpiresAt: instantOf(invitationEndsAt) };
  }
  return hasProfile ? null : { status: 'joined', at: instantOf(joinedAt) };
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
