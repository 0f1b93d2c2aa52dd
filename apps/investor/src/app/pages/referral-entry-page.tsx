import { Invitation } from '../referral/invitation.tsx';

/** Where referral links lead. */
export function ReferralEntryPage() {
  return <Invitation />;
}
