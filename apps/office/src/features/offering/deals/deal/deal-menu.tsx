import type { StaffAction } from '@portal/domain/firm/staff/permissions';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import type { OfficeDeal } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { type DealMove, stateAfter } from '@portal/domain/offering/deals/deal-states';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { showToast } from '@portal/web/toasts';
import { ChevronDown } from '@portal/web/ui/icons';
import { MenuButton } from '@portal/web/ui/menu-button';
import { MenuAction } from '@portal/web/ui/menu-list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '#parts/dialogs/confirm-dialog.tsx';
import { ReasonDialog } from '#parts/dialogs/reason-dialog.tsx';
import { useDuplicateDealMutation, useMoveDealMutation } from '../deals-api.ts';
import { addressOfDeal } from './deal-addresses.ts';

type Whole = 'duplicate' | 'pause' | 'reopen' | 'close';

const NEEDS: Readonly<Record<Whole, StaffAction>> = {
  duplicate: 'deals.edit',
  pause: 'deals.stop',
  reopen: 'deals.submit',
  close: 'deals.stop',
};

/** What may be done with a deal as a whole, as far as its state allows. */
export function DealMenu({ deal, self }: { deal: OfficeDeal; self: StaffSelf }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const messageOf = useApiMessage();
  const [duplicate] = useDuplicateDealMutation();
  const [asked, setAsked] = useState<Exclude<Whole, 'duplicate'> | null>(null);
  const offered = offeredFor(deal).filter((what) => self.actions.includes(NEEDS[what]));
  const act = async (what: Whole) => {
    if (what !== 'duplicate') {
      setAsked(what);
      return;
    }
    const { data, error } = await duplicate(deal.id);
    if (data === undefined) {
      showToast('problem', messageOf(error));
    } else {
      showToast('success', t('officeDeals.duplicated'));
      void navigate(addressOfDeal(data.id));
    }
  };
  if (offered.length === 0) {
    return null;
  }
  return (
    <>
      <MenuButton
        label={t('officeDeals.more')}
        shown={
          <>
            {t('officeDeals.more')}
            <ChevronDown className="size-4" />
          </>
        }
      >
        {offered.map((what) => (
          <MenuAction key={what} onAction={() => void act(what)}>
            {t(`officeDeals.moves.${what}.action`)}
          </MenuAction>
        ))}
      </MenuButton>
      {asked === 'pause' || asked === 'close' ? (
        <StopDialog deal={deal} move={asked} onClose={() => setAsked(null)} />
      ) : null}
      {asked === 'reopen' ? <ReopenDialog deal={deal} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

function offeredFor({ state, review }: OfficeDeal): Whole[] {
  const moves = (['pause', 'reopen', 'close'] as const satisfies readonly DealMove[]).filter(
    (move) => stateAfter(state, move) !== null && (move !== 'reopen' || review === null),
  );
  return ['duplicate', ...moves];
}

type StopDialogProps = { deal: OfficeDeal; move: 'pause' | 'close'; onClose: () => void };

/** Explains what stopping a deal means for investors with orders in it, and asks for a reason. */
function StopDialog({ deal, move, onClose }: StopDialogProps) {
  const { t } = useTranslation();
  const [moveDeal, { error }] = useMoveDealMutation();
  return (
    <ReasonDialog
      title={t(`officeDeals.moves.${move}.title`)}
      label={t('officeDeals.reason.label')}
      hint={t('officeDeals.reason.hint')}
      submitText={t(`officeDeals.moves.${move}.submit`)}
      send={(reason) => moveDeal({ id: deal.id, move, body: { reason } })}
      error={error}
      done={t(`officeDeals.moves.${move}.done`)}
      onClose={onClose}
    >
      <ul className="grid list-disc gap-1.5 pl-5">
        <li>{t(`officeDeals.moves.${move}.effect`)}</li>
        <li>{t('officeDeals.moves.holders', { count: deal.orderCount })}</li>
        <li>{t(`officeDeals.moves.${move}.back`)}</li>
      </ul>
    </ReasonDialog>
  );
}

/** Asks a second person to reopen the deal to orders. */
function ReopenDialog({ deal, onClose }: { deal: OfficeDeal; onClose: () => void }) {
  const { t } = useTranslation();
  const [moveDeal, { error }] = useMoveDealMutation();
  return (
    <ConfirmDialog
      title={t('officeDeals.moves.reopen.title')}
      submitText={t('officeDeals.moves.reopen.submit')}
      send={() => moveDeal({ id: deal.id, move: 'reopen', body: { base: deal.draftVersion } })}
      error={error}
      done={t('officeDeals.moves.reopen.done')}
      onClose={onClose}
    >
      <p>{t('officeDeals.moves.reopen.effect')}</p>
    </ConfirmDialog>
  );
}
