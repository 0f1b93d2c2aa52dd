import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import type { OpenedPaper } from '@portal/domain/desk/orders/office-order-papers.wire';
import type { Revealed } from '@portal/domain/desk/orders/office-profile.wire';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { useBusy } from '@portal/web/page/use-busy';
import { showToast } from '@portal/web/toasts';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useOpenPaperMutation } from '#parts/papers/papers-api.ts';
import { useLook } from '#parts/profile/use-look.tsx';
import { useRevealMutation } from '#state/profile-api.ts';
import { useOrderQuery } from '../order-api.ts';
import { type CaseStep, stepsOf } from './case-steps.ts';
import { TAB_OF_KIND } from './case-tabs.ts';

/** What of a step lies open: pages of an identity document for a while, or a paper. */
export type Open = { id: string; reveal: Revealed } | { id: string; paper: OpenedPaper };

export type CaseViewer = {
  steps: readonly CaseStep[];
  /** The step that lies open; null before the first. */
  step: CaseStep | null;
  open: readonly Open[];
  isBusy: boolean;
  /** The question why the person looks, while it is asked. */
  asking: ReactNode;
  show: (step: CaseStep) => void;
  /** The step after the one that lies open, or the first; null after the last. */
  following: CaseStep | null;
  forget: (id: string) => void;
};

const NOTHING: readonly never[] = [];

/** Goes through a case's documents one step at a time; each that is shown was opened on record. */
export function useCaseViewer({ order, profiles, reading }: OfficeOrder): CaseViewer {
  const navigate = useNavigate();
  const messageOf = useApiMessage();
  const { isBusy, run } = useBusy();
  const [reveal] = useRevealMutation();
  const [openPaper] = useOpenPaperMutation();
  const { refetch } = useOrderQuery({ orderId: order.id });
  const steps = useMemo(() => stepsOf(reading?.documents ?? NOTHING), [reading?.documents]);
  const [stepId, setStepId] = useState<string | null>(null);
  const [open, setOpen] = useState<readonly Open[]>([]);
  const kycId = profiles.find(({ isOrders }) => isOrders)?.kycId ?? '';
  const of = { owner: { orderId: order.id }, kycId };
  const lay = (step: CaseStep, laid: readonly Open[]) => {
    // At once: what is declared of the case names this opening, too.
    void refetch();
    setStepId(step.id);
    setOpen(laid);
    void navigate({ hash: TAB_OF_KIND[step.kind] }, { replace: true, preventScrollReset: true });
  };
  const fail = (error: unknown) => showToast('problem', messageOf(error));
  const look = useLook(of, (first) =>
    run(async () => {
      const step = steps.find(({ documents }) => documents.some(({ path }) => path === first.path));
      const laid: Open[] = [];
      for (const { id, path } of step?.documents ?? []) {
        const { data, error } =
          path === null || path === first.path ? { data: first } : await reveal({ ...of, path });
        if (data === undefined) {
          fail(error);
        } else {
          laid.push({ id, reveal: data });
        }
      }
      if (step !== undefined) {
        lay(step, laid);
      }
    }),
  );
  const showPaper = (step: CaseStep, documentId: string) =>
    run(async () => {
      const { data, error } = await openPaper({ owner: { kind: 'orders', id: order.id }, documentId });
      if (data === undefined) {
        fail(error);
      } else {
        lay(step, [{ id: documentId, paper: data }]);
      }
    });
  const step = steps.find(({ id }) => id === stepId) ?? null;
  return {
    steps,
    step,
    open,
    isBusy: isBusy || look.isBusy,
    asking: look.asking,
    show: (next) => {
      const [first] = next.documents;
      if (first?.path !== null && first?.path !== undefined) {
        look.look(first.path);
      } else if (first !== undefined) {
        void showPaper(next, first.id);
      }
    },
    following: steps[step === null ? 0 : steps.indexOf(step) + 1] ?? null,
    forget: (id) => setOpen((all) => all.filter((one) => one.id !== id)),
  };
}
