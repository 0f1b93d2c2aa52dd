import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { AcceptInvitation } from '#features/firm/enrolment/accept-invitation.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { PlainFrame } from '../frame/plain-frame.tsx';

/** Where an invitation's link leads; the token is removed from the address as soon as it is used. */
export function InvitationPage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const navigate = useNavigate();
  usePageTitle(t('office.name'));
  return (
    <PlainFrame>
      <AcceptInvitation token={token} onEntered={() => void navigate(OFFICE_PAGES.home, { replace: true })} />
    </PlainFrame>
  );
}
