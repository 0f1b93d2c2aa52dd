import { unanswered } from '@portal/web/api/api-error';
import { Button } from '@portal/web/ui/button';
import { CallFailure } from '@portal/web/ui/call-failure';
import { EmptyState } from '@portal/web/ui/empty-state';
import { ErrorState } from '@portal/web/ui/error-state';
import { ErrorSummary } from '@portal/web/ui/error-summary';
import { FieldHint, FieldLabel, FieldProblem } from '@portal/web/ui/field';
import { FormFailure } from '@portal/web/ui/form-failure';
import { NativeHint, NativeProblem } from '@portal/web/ui/native-field';
import { Notice } from '@portal/web/ui/notice';
import type { ComponentProps } from 'react';
import { TextField } from 'react-aria-components/TextField';
import { type Sheet, useSay } from './sheet.tsx';

const UNREACHED = unanswered('NETWORK');
const FAULT = { ...UNREACHED, status: 500, code: 'INTERNAL' as const, requestId: 'req-3a2d34fe' };

function NoticeSample(props: Partial<ComponentProps<typeof Notice>>) {
  const say = useSay();
  return (
    <Notice
      title={say('The memorandum was amended', 'La notice a été modifiée')}
      action={<Button size="small">{say('Read it', 'La lire')}</Button>}
      {...props}
    >
      {say(
        'Read it again before you sign: the term is a year longer now.',
        'Relisez-la avant de signer : la durée est maintenant plus longue d’un an.',
      )}
    </Notice>
  );
}

function TitleOnly() {
  const say = useSay();
  return <Notice tone="success" title={say('Your request is sent.', 'Votre demande est envoyée.')} />;
}

function Summary() {
  const say = useSay();
  return (
    <ErrorSummary
      attempt={0}
      problems={[
        { name: 'text-field.error', text: say('First name is required', 'Le prénom est obligatoire') },
        { name: 'select.error', text: say('Province is required', 'La province est obligatoire') },
      ]}
    />
  );
}

function Empty() {
  const say = useSay();
  return (
    <EmptyState
      title={say('No order yet', 'Aucun ordre pour le moment')}
      action={<Button tone="primary">{say('See the deals', 'Voir les placements')}</Button>}
    >
      {say(
        'Your orders stand here once you place one.',
        'Vos ordres paraissent ici dès que vous en passez un.',
      )}
    </EmptyState>
  );
}

function FieldParts() {
  const say = useSay();
  return (
    <TextField isInvalid className="flex flex-col gap-1.5">
      <FieldLabel label={say('City', 'Ville')} optional />
      <FieldHint hint={say('Where you sign.', 'Où vous signez.')} />
      <FieldProblem error={say('City is required.', 'La ville est obligatoire.')} />
    </TextField>
  );
}

function NativeParts() {
  const say = useSay();
  return (
    <div className="flex flex-col gap-1.5">
      <NativeHint id="native-parts" hint={say('Where you sign.', 'Où vous signez.')} />
      <NativeProblem id="native-parts" error={say('City is required.', 'La ville est obligatoire.')} />
    </div>
  );
}

function Failed() {
  const say = useSay();
  return (
    <ErrorState
      message={say('The list of deals is not there.', 'La liste des placements n’est pas là.')}
      requestId="req-3a2d34fe"
      onRetry={() => undefined}
    />
  );
}

/** Parts that say how something went. */
export const MESSAGE_SHEETS: readonly Sheet[] = [
  {
    part: 'notice',
    states: {
      info: <NoticeSample />,
      success: <NoticeSample tone="success" />,
      attention: <NoticeSample tone="attention" />,
      danger: <NoticeSample tone="danger" />,
      'title only': <TitleOnly />,
    },
  },
  { part: 'error-summary', states: { 'two problems': <Summary /> } },
  {
    part: 'form-failure',
    states: {
      'not reached': <FormFailure error={UNREACHED} />,
      fault: <FormFailure error={FAULT} />,
    },
  },
  {
    part: 'call-failure',
    states: {
      'not reached': <CallFailure error={UNREACHED} onRetry={() => undefined} />,
      'trying again': <CallFailure error={FAULT} onRetry={() => undefined} isRetrying />,
    },
  },
  { part: 'error-state', states: { 'with a reference': <Failed /> } },
  { part: 'empty-state', states: { 'with a way on': <Empty /> } },
  { part: 'field', states: { 'label, hint and problem': <FieldParts /> } },
  { part: 'native-field', states: { 'hint and problem': <NativeParts /> } },
];
