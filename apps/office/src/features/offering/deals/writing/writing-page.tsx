import { isEditable } from '@portal/domain/offering/deals/deal-states';
import { useOpenDeal } from '../deal/open-deal.ts';
import { PapersOfDeal } from '../documents/papers-of-deal.tsx';
import { ReadDraft } from '../read/read-draft.tsx';
import { WritingForm } from './writing-form.tsx';

/** The page where a deal is edited, or read by people who may not edit it. */
export function WritingPage() {
  const { deal, self } = useOpenDeal();
  if (self.actions.includes('deals.edit') && isEditable(deal.state)) {
    return <WritingForm key={deal.id} deal={deal} self={self} />;
  }
  return (
    <div className="grid gap-8">
      <ReadDraft draft={deal.draft} />
      <PapersOfDeal dealId={deal.id} content={deal.draft.content} memoranda={deal.memoranda} />
    </div>
  );
}
