import { DEAL_TEXT_LIMITS } from '@portal/domain/offering/deals/authoring/deal-content';
import { useCallback } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useOpenDeal } from '../../deal/open-deal.ts';
import { ApprovalLine } from '../../documents/approval-line.tsx';
import { FileOfDeal } from '../../files/file-of-deal.tsx';
import { DayField, LineField } from '../plain-fields.tsx';
import { useWriting } from '../writing-context.ts';
import { OfferingPart } from './offering-part.tsx';

/** The issuer's written approval of what the page says: its file is of the page as it is when the file comes. */
export function ApprovalPart() {
  const { t } = useTranslation();
  const { control, setValue, markOfPage } = useWriting();
  const { deal } = useOpenDeal();
  const approval = useWatch({ control, name: 'content.offering.approval' });
  const mark = useCallback(
    () => setValue('content.offering.approval.of', markOfPage()),
    [setValue, markOfPage],
  );
  return (
    <OfferingPart
      name="content.offering.approval"
      title={t('officeDeals.parts.approval')}
      hint={t('officeDeals.hints.approval')}
    >
      <FileOfDeal
        name="content.offering.approval.file"
        part="document"
        label={t('officeDeals.fields.approvalFile')}
        onKept={mark}
      />
      <ApprovalLine dealId={deal.id} file={approval.file} />
      <div className="grid gap-5 md:grid-cols-2">
        <LineField
          name="content.offering.approval.name"
          label={t('officeDeals.fields.approvalName')}
          maxLength={DEAL_TEXT_LIMITS.line}
        />
        <LineField
          name="content.offering.approval.role"
          label={t('officeDeals.fields.approvalRole')}
          maxLength={DEAL_TEXT_LIMITS.line}
        />
        <DayField name="content.offering.approval.on" label={t('officeDeals.fields.approvalOn')} />
      </div>
    </OfferingPart>
  );
}
