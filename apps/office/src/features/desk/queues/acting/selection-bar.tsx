import type { DeskQueue } from '@portal/domain/desk/queues/desk-queues';
import type { ColleagueName, DeskResults, DeskRow } from '@portal/domain/desk/queues/office-desk.wire';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { Button } from '@portal/web/ui/button';
import { Notice } from '@portal/web/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#parts/dialogs/reason-dialog.tsx';
import { TakeOverDialog } from '#parts/holder/take-over-dialog.tsx';
import { type ResolvedQueue, resolvedQueue } from '../resolved-queues.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { SnoozeDialog } from './snooze-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';
import { type RefusedRow, useActOnChosen } from './use-act-on-chosen.ts';
import type { Selection } from './use-selection.ts';

type SelectionBarProps = {
  queue: DeskQueue;
  selection: Selection;
  shown: readonly DeskRow[];
  colleagues: readonly ColleagueName[];
  self: StaffSelf;
};
type Open = 'assign' | 'take-over' | 'snooze' | 'tag' | 'resolve';

/** The selected rows, including those the filters now hide, and what can be done with all of them. Nothing here decides on an order. */
export function SelectionBar({ queue, selection, shown, colleagues, self }: SelectionBarProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Open | null>(null);
  const { act, resolve, isBusy, refused, error, resolveError } = useActOnChosen(queue, selection);
  const chosen = [...selection.chosen.values()];
  const shownIds = new Set(shown.map(({ claim }) => claim.id));
  const close = () => setOpen(null);
  const resolved = resolvedQueue(queue, self.actions);
  const dialog = { onClose: close, act, error };
  return (
    <>
      <RefusedRows refused={refused} />
      {chosen.length === 0 ? null : (
        <section
          aria-label={t('officeDesk.selection.label')}
          className="sticky top-0 z-10 grid gap-2 rounded-card border border-accent bg-accent-soft px-4 py-3"
        >
          <div className="flex flex-wrap items-center gap-2">
            <p role="status" className="mr-auto font-semibold">
              {t('officeDesk.selection.count', {
                count: chosen.length,
                shown: chosen.filter(({ id }) => shownIds.has(id)).length,
              })}
            </p>
            {resolved === null ? null : (
              <Button tone="primary" size="small" onPress={() => setOpen('resolve')}>
                {t(`officeDesk.resolve.${resolved}.submit`)}
              </Button>
            )}
            <Button size="small" onPress={() => setOpen('assign')}>
              {t('officeDesk.selection.assign')}
            </Button>
            <Button size="small" onPress={() => setOpen('take-over')}>
              {t('officeDesk.selection.takeOver')}
            </Button>
            <Button size="small" onPress={() => void act({ act: 'release' })} isPending={isBusy}>
              {t('officeDesk.selection.release')}
            </Button>
            <Button size="small" onPress={() => setOpen('snooze')}>
              {t('officeDesk.selection.snooze')}
            </Button>
            <Button size="small" onPress={() => void act({ act: 'snooze', until: null })} isPending={isBusy}>
              {t('officeDesk.selection.wake')}
            </Button>
            <Button size="small" onPress={() => setOpen('tag')}>
              {t('officeDesk.selection.tag')}
            </Button>
            <Button tone="quiet" size="small" onPress={selection.clear}>
              {t('officeDesk.selection.clear')}
            </Button>
          </div>
          <p className="text-sm wrap-anywhere">
            {t('officeDesk.selection.names', { names: chosen.map(({ name }) => name).join('; ') })}
          </p>
        </section>
      )}
      {open === 'assign' ? <AssignDialog {...dialog} colleagues={colleagues} /> : null}
      {open === 'take-over' ? (
        <TakeOverDialog take={(reason) => act({ act: 'take-over', reason })} error={error} onClose={close} />
      ) : null}
      {open === 'snooze' ? <SnoozeDialog {...dialog} /> : null}
      {open === 'resolve' && resolved !== null ? (
        <ResolveDialog
          queue={resolved}
          resolve={(reason) => resolve(resolved, reason)}
          error={resolveError}
          onClose={close}
        />
      ) : null}
      {open === 'tag' ? <TagDialog {...dialog} /> : null}
    </>
  );
}

/** Each row that was refused, with the reason. */
function RefusedRows({ refused }: { refused: readonly RefusedRow[] }) {
  const { t } = useTranslation();
  return refused.length === 0 ? null : (
    <Notice tone="attention" isNew title={t('officeDesk.selection.refusedTitle', { count: refused.length })}>
      <ul>
        {refused.map(({ id, name, sentence }) => (
          <li key={id}>{t('officeDesk.selection.refusedRow', { name, sentence })}</li>
        ))}
      </ul>
    </Notice>
  );
}

type ResolveDialogProps = {
  queue: ResolvedQueue;
  resolve: (reason: string) => Promise<{ data?: DeskResults | undefined }>;
  error: unknown;
  onClose: () => void;
};

/** Resolves the selected rows, with a reason that is recorded. */
function ResolveDialog({ queue, resolve, error, onClose }: ResolveDialogProps) {
  const { t } = useTranslation();
  return (
    <ReasonDialog
      title={t(`officeDesk.resolve.${queue}.title`)}
      label={t('officeDesk.resolve.reason')}
      rows={3}
      submitText={t(`officeDesk.resolve.${queue}.submit`)}
      send={resolve}
      error={error}
      onClose={onClose}
    >
      <p className="text-muted">{t(`officeDesk.resolve.${queue}.text`)}</p>
    </ReasonDialog>
  );
}
