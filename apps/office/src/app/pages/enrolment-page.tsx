import { useTranslation } from 'react-i18next';
import { Enrolment } from '#features/firm/enrolment/enrolment.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { PlainFrame } from '../frame/plain-frame.tsx';

/** Shown in place of every page until the person has set up the second step. */
export function EnrolmentPage({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  usePageTitle(t('office.enrolment.title'));
  return (
    <PlainFrame isWide>
      <Enrolment onDone={onDone} />
    </PlainFrame>
  );
}
