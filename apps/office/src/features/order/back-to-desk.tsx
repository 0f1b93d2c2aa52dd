import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

/** The way back to the list as it was left: its filters, its page and its row. Who came by a link gets the desk. */
export function BackToDesk() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const cameFromHere = typeof window.history.state?.idx === 'number' && window.history.state.idx > 0;
  const text = t('officeOrder.back');
  return (
    <p className="grid min-h-11 content-center justify-start">
      {cameFromHere ? (
        <TextLink onPress={() => void navigate(-1)} isAlone>
          {text}
        </TextLink>
      ) : (
        <TextLink href={OFFICE_PAGES.desk} isAlone>
          {text}
        </TextLink>
      )}
    </p>
  );
}
