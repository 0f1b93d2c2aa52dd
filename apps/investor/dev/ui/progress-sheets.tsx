import { FileDrop } from '@portal/web/ui/file-drop';
import { FileRow, type ShownFile } from '@portal/web/ui/file-row';
import { Loading } from '@portal/web/ui/loading';
import { PickFile } from '@portal/web/ui/pick-file';
import { ProgressBar } from '@portal/web/ui/progress-bar';
import { Skeleton } from '@portal/web/ui/skeleton';
import { Spinner } from '@portal/web/ui/spinner';
import { StepIndicator } from '@portal/web/ui/step-indicator';
import { Timeline } from '@portal/web/ui/timeline';
import { type Sheet, useSay } from './sheet.tsx';

const FILE: ShownFile = {
  name: 'permis-de-conduire-recto.jpg',
  size: 2_345_678,
  status: 'chosen',
  progress: 0,
  previewUrl: null,
};

function DropSample({ id, file, error }: { id: string; file: ShownFile | null; error: boolean }) {
  const say = useSay();
  return (
    <FileDrop
      name={`file-drop.${id}`}
      label={say('Front of your card', 'Recto de votre carte')}
      hint={say('JPEG, PNG or PDF, at most 15 MB.', 'JPEG, PNG ou PDF, 15 Mo au plus.')}
      error={error ? say('This file is too large.', 'Ce fichier est trop volumineux.') : undefined}
      file={file}
      onSelect={() => undefined}
      onRemove={() => undefined}
      onCancel={() => undefined}
      camera="environment"
    />
  );
}

function PickSample({ isInvalid }: { isInvalid: boolean }) {
  const say = useSay();
  const id = `pick-sample.${isInvalid}`;
  return (
    <>
      <p id={`${id}-label`}>{say('Front of your card', 'Recto de votre carte')}</p>
      <PickFile
        id={id}
        wordsId={`${id}-words`}
        words={say('Choose a file', 'Choisir un fichier')}
        labelId={`${id}-label`}
        accept="image/*"
        isDisabled={false}
        isInvalid={isInvalid}
        describedBy={undefined}
        className="relative"
        onPick={() => undefined}
      />
    </>
  );
}

function FileRowSample({ status, progress }: Pick<ShownFile, 'status' | 'progress'>) {
  return (
    <FileRow file={{ ...FILE, status, progress }} onCancel={() => undefined} onRemove={() => undefined} />
  );
}

function Steps() {
  const say = useSay();
  return (
    <StepIndicator
      steps={[
        { id: 'order', label: say('Order', 'Ordre'), state: 'done' },
        {
          id: 'profile',
          label: say('Profile', 'Profil'),
          state: 'done',
          onOpen: () => undefined,
        },
        { id: 'details', label: say('Details', 'Détails'), state: 'current' },
        { id: 'complete', label: say('Complete', 'Terminé'), state: 'upcoming' },
      ]}
      parts={[
        { id: 'details', label: say('Details', 'Détails'), state: 'done' },
        { id: 'pay', label: say('Payment', 'Paiement'), state: 'current' },
        { id: 'sign', label: say('Signature', 'Signature'), state: 'upcoming' },
      ]}
    />
  );
}

function TimelineSample({ hasEnded }: { hasEnded: boolean }) {
  const say = useSay();
  const signed = {
    id: 'signed',
    state: 'done' as const,
    title: say('Documents signed', 'Documents signés'),
    children: say('November 20, 2026', '20 novembre 2026'),
  };
  return (
    <Timeline
      steps={
        hasEnded
          ? [signed, { id: 'declined', state: 'ended', title: say('Declined', 'Refusé') }]
          : [
              signed,
              {
                id: 'review',
                state: 'now',
                title: say('Reviewed by the dealer', 'Examiné par le courtier'),
                children: say('The dealer may call you.', 'Le courtier peut vous appeler.'),
              },
              { id: 'approved', state: 'later', title: say('Approved', 'Approuvé') },
            ]
      }
    />
  );
}

function BarSample({
  value,
  text,
  shownText,
}: {
  value: number;
  text: string;
  shownText: 'aside' | 'below' | undefined;
}) {
  const say = useSay();
  return (
    <ProgressBar
      label={say('Units taken', 'Titres réservés')}
      value={value}
      text={text}
      shownText={shownText}
    />
  );
}

function Waiting() {
  return (
    <Loading>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="h-24 w-full rounded-card" />
      </div>
    </Loading>
  );
}

/** Parts that say how far something has come. */
export const PROGRESS_SHEETS: readonly Sheet[] = [
  { part: 'step-indicator', isWide: true, states: { 'with parts': <Steps /> } },
  {
    part: 'timeline',
    states: { 'under way': <TimelineSample hasEnded={false} />, ended: <TimelineSample hasEnded /> },
  },
  {
    part: 'progress-bar',
    states: {
      bare: <BarSample value={0.3} text="30 %" shownText={undefined} />,
      aside: <BarSample value={0.62} text="62 %" shownText="aside" />,
      below: <BarSample value={1} text="100 %" shownText="below" />,
    },
  },
  { part: 'loading', states: { 'with outlines': <Waiting /> } },
  { part: 'skeleton', states: { line: <Skeleton className="h-6 w-48" /> } },
  { part: 'spinner', states: { turning: <Spinner label="…" /> } },
  {
    part: 'file-drop',
    states: {
      empty: <DropSample id="empty" file={null} error={false} />,
      chosen: <DropSample id="chosen" file={FILE} error={false} />,
      uploading: (
        <DropSample id="uploading" file={{ ...FILE, status: 'uploading', progress: 0.4 }} error={false} />
      ),
      refused: <DropSample id="refused" file={null} error />,
    },
  },
  {
    part: 'pick-file',
    states: { regular: <PickSample isInvalid={false} />, 'told of a problem': <PickSample isInvalid /> },
  },
  {
    part: 'file-row',
    states: {
      chosen: <FileRowSample status="chosen" progress={0} />,
      uploading: <FileRowSample status="uploading" progress={0.4} />,
      received: <FileRowSample status="received" progress={1} />,
      waiting: <FileRowSample status="waiting" progress={0} />,
      failed: <FileRowSample status="failed" progress={0.4} />,
    },
  },
];
