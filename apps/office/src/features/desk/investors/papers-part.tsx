import type { OfficeInvestor } from '@portal/domain/desk/investors/office-investors.wire';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import { useFormats } from '@portal/web/i18n/use-formats';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { generatePath } from 'react-router';
import { PagePart } from '#parts/page-part.tsx';
import { PaperLine } from '#parts/papers/paper-line.tsx';

type PapersPartProps = Pick<OfficeInvestor, 'papers'> & {
  investorId: string;
  /** Signed papers contain answers of the profile. */
  mayReadSigned: boolean;
};

/** Signed papers and confirmed memoranda, each opened through its order, or through the investor if there is none. Opening one is recorded. */
export function PapersPart({ papers, investorId, mayReadSigned }: PapersPartProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return (
    <PagePart id="papers" title={t('officeInvestors.papers.title')}>
      {papers.length === 0 ? <p className="text-muted">{t('officeInvestors.papers.none')}</p> : null}
      <ul className="empty:hidden">
        {papers.map(({ kind, documentId, title, language, at, orderId }) => (
          <PaperLine
            key={`${documentId} ${at}`}
            owner={orderId === null ? { kind: 'investors', id: investorId } : { kind: 'orders', id: orderId }}
            documentId={documentId}
            title={title}
            isReadable={kind === 'memorandum' || mayReadSigned}
          >
            {title}
            <span className="figures block text-muted text-sm">
              {t(`officeInvestors.papers.${kind}`, { when: dateTime(at) })} ·{' '}
              {t(`officeInvestors.papers.languages.${language}`)} ·{' '}
              {orderId === null ? (
                t('officeInvestors.papers.noOrder')
              ) : (
                <TextLink href={generatePath(OFFICE_PAGES.order, { orderId })}>
                  {t('officeInvestors.papers.order', { reference: orderReference(orderId) })}
                </TextLink>
              )}
            </span>
          </PaperLine>
        ))}
      </ul>
    </PagePart>
  );
}
