import type { OfficeMessageDetail } from '@portal/domain/desk/messages/office-messages.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { Notice } from '@portal/web/ui/notice';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { investorAddress } from '#parts/investor-address.ts';
import { PagePart } from '#parts/page-part.tsx';

type MessageFactsProps = { message: OfficeMessageDetail; mayOpenInvestor: boolean };

/** Who wrote, and how to answer them. */
export function MessageFacts({ message, mayOpenInvestor }: MessageFactsProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { name, email, about, language, receivedAt, investor } = message;
  return (
    <PagePart id="facts" title={t('officeMessages.facts.title')}>
      <DefinitionList
        rows={[
          { id: 'name', label: t('officeMessages.facts.name'), value: name },
          {
            id: 'email',
            label: t('officeMessages.facts.email'),
            value: <span className="wrap-anywhere">{email}</span>,
          },
          { id: 'about', label: t('officeMessages.facts.about'), value: t(`contact.about.types.${about}`) },
          {
            id: 'language',
            label: t('officeMessages.facts.language'),
            value: t(`officeMessages.facts.languages.${language}`),
          },
          { id: 'received', label: t('officeMessages.facts.received'), value: dateTime(receivedAt) },
          ...(investor === null
            ? []
            : [
                {
                  id: 'investor',
                  label: t('officeMessages.facts.account'),
                  value: mayOpenInvestor ? (
                    <TextLink href={investorAddress(investor.id)}>{investor.name}</TextLink>
                  ) : (
                    investor.name
                  ),
                },
              ]),
        ]}
      />
      {investor === null ? <Notice tone="attention">{t('officeMessages.facts.visitor')}</Notice> : null}
    </PagePart>
  );
}
